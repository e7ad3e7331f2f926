import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { LogoMark } from "../ui/icons/Logo.tsx";
import { useBasics } from "./useBasics.ts";
import { useReload } from "./useReload.ts";

/** When "This is taking longer" appears, in milliseconds. */
const longTime = 8000;

/** Shown while the first screen is on its way; says so when that takes long. */
export function LoadingPage() {
  const { t } = useBasics();
  const { isTrying, tryNow } = useReload();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Box
      role="status"
      aria-label={isLate ? undefined : t("loading")}
      sx={{ minHeight: "100dvh", display: "grid", placeContent: "center", p: 3 }}
    >
      <Stack spacing={3} sx={{ alignItems: "center", textAlign: "center" }}>
        <Box
          sx={{
            animation: "glow 1.6s ease-in-out infinite alternate",
            "@keyframes glow": { from: { opacity: 0.35 }, to: { opacity: 1 } },
          }}
        >
          <LogoMark size={64} />
        </Box>
        {isLate && (
          <>
            <Typography>{t("loadingLate")}</Typography>
            <Button variant="contained" loading={isTrying} onClick={() => void tryNow()}>
              {t("crash.tryAgain")}
            </Button>
          </>
        )}
      </Stack>
    </Box>
  );
}
