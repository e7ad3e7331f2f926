import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";

/** Why a leader may only change a person's sites. */
export function ElsewhereNote() {
  const { t } = useTranslation("people");
  return <Alert severity="info">{t("users.elsewhere")}</Alert>;
}
