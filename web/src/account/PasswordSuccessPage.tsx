import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { AccountHeading } from "./AccountHeading.tsx";

export function PasswordSuccessPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <AccountHeading title={t("success.title")} text={t("success.intro")} />
      <Button component={Link} to="/log-in" variant="contained" size="large" fullWidth>
        {t("toSignIn")}
      </Button>
    </>
  );
}
