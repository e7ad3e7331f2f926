import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../ui/icons/Logo.tsx";

/** Shown while the first screen is on its way. */
export function LoadingPage() {
  const { t } = useTranslation("app");
  return (
    <Box
      role="status"
      aria-label={t("loading")}
      sx={{ minHeight: "100dvh", display: "grid", placeItems: "center" }}
    >
      <Box
        sx={{
          animation: "glow 1.6s ease-in-out infinite alternate",
          "@keyframes glow": { from: { opacity: 0.35 }, to: { opacity: 1 } },
        }}
      >
        <LogoMark size={64} />
      </Box>
    </Box>
  );
}
