import Alert from "@mui/material/Alert";
import { useTranslation } from "react-i18next";

/** Why a leader may change the sites of somebody and nothing else. */
export function ElsewhereNote() {
  const { t } = useTranslation("people");
  return <Alert severity="info">{t("users.elsewhere")}</Alert>;
}
