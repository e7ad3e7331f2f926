import { useTranslation } from "react-i18next";
import { AccountHeading } from "./AccountHeading.tsx";
import { ToSignIn } from "./ToSignIn.tsx";

export function PasswordSuccessPage() {
  const { t } = useTranslation("account");
  return (
    <>
      <AccountHeading title={t("success.title")} text={t("success.intro")} />
      <ToSignIn isButton />
    </>
  );
}
