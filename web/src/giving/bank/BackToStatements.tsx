import BackIcon from "@mui/icons-material/ArrowBackRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { bankPath } from "./bankPaths.ts";

export function BackToStatements() {
  const { t } = useTranslation("bank");
  return (
    <Button component={Link} to={bankPath} color="secondary" startIcon={<BackIcon />}>
      {t("back")}
    </Button>
  );
}
