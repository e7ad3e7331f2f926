import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useConstants } from "../core/constants.ts";

export function DemoBanner() {
  const { t } = useTranslation("app");
  if (!useConstants()?.demo) return null;
  return (
    <Box
      component="aside"
      aria-label={t("demoLabel")}
      className="no-print"
      sx={{
        px: 2,
        py: 0.75,
        bgcolor: "background.tint",
        color: "text.primary",
        typography: "body2",
        textAlign: "center",
      }}
    >
      {t("demo")}
    </Box>
  );
}
