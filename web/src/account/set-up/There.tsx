import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";

/** Says that what a step makes is there already, and leads to the list of it. */
export function There({ text, to }: { readonly text: string; readonly to: string }) {
  const { t } = useTranslation("dashboard");
  return (
    <Alert
      severity="success"
      sx={{ flexWrap: "wrap", "& .MuiAlert-message": { flex: "1 1 200px" } }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {t("setUp.openList")}
        </Button>
      }
    >
      {text}
    </Alert>
  );
}
