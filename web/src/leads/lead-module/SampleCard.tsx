import FullScreenIcon from "@mui/icons-material/FullscreenRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import { BreathingScreen, ScreenWord } from "./pictures/BreathingScreen.tsx";
import type { SampleActivity } from "./publicLeadCalls.ts";

/** An activity to try: its title on the classroom's screen, and the stage itself over the whole window. */
export function SampleCard({
  sample,
  Sample,
}: {
  readonly sample: SampleActivity;
  readonly Sample: ComponentType<{ readonly sample: SampleActivity; readonly onLeave: () => void }>;
}) {
  const { t } = useTranslation("landing");
  const [open, setOpen] = useState(false);
  const leave = () => setOpen(false);
  return (
    <Box sx={{ mt: 4, maxWidth: 900, mx: "auto" }}>
      <BreathingScreen>
        <ScreenWord>{sample.title}</ScreenWord>
        <Box className="no-print" sx={{ mt: 3 }}>
          <Button
            variant="contained"
            size="large"
            startIcon={<FullScreenIcon />}
            onClick={() => setOpen(true)}
          >
            {t("page.sampleOpen")}
          </Button>
        </Box>
      </BreathingScreen>
      <Dialog
        fullScreen
        open={open}
        onClose={leave}
        aria-label={sample.title}
        slotProps={{ paper: { sx: { m: 0, borderRadius: 0 } } }}
      >
        <Suspense
          fallback={
            <Box
              data-color="dark"
              sx={{ height: 1, display: "grid", placeItems: "center", bgcolor: "background.default" }}
            >
              <LogoMark size={72} />
            </Box>
          }
        >
          <Sample sample={sample} onLeave={leave} />
        </Suspense>
      </Dialog>
    </Box>
  );
}
