import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";

export function ToSignIn() {
  const { t } = useTranslation("account");
  return (
    <Link component={RouterLink} to="/log-in" sx={{ alignSelf: "center" }}>
      {t("toSignIn")}
    </Link>
  );
}
