import type { ClassroomItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useVoiceOf } from "../aloud/useVoiceOf.ts";
import type { Step } from "../steps/stepsOf.ts";
import { StageDialog } from "./StageDialog.tsx";

const lines = [
  ["next", ["→", "PageDown"]],
  ["back", ["←", "PageUp"]],
  ["play", ["space"]],
  ["fullScreen", ["F"]],
  ["read", ["R"]],
  ["timer", ["T"]],
  ["presenter", ["P"]],
  ["sound", ["S"]],
  ["color", ["L"]],
  ["blank", ["B"]],
  ["leave", ["Esc"]],
  ["help", ["?"]],
] as const;

/** The keys of class mode, and what a clicker does. */
export function KeysHelp({
  open,
  item,
  step,
  onClose,
}: {
  open: boolean;
  item: ClassroomItem;
  /** The one on the stage; that of a puzzle has every letter that is typed. */
  step: Step | undefined;
  onClose: () => void;
}) {
  const { t } = useTranslation(["classroom", "stage", "aloud"]);
  const { canRead } = useVoiceOf(item, step);
  const wordsOf = (what: (typeof lines)[number][0]): string => {
    switch (what) {
      case "read":
        return t(canRead ? "aloud:key" : "aloud:keyWithoutVoice");
      case "timer":
        return t("stage:timer.key");
      case "presenter":
        return t("stage:presenter");
      case "color":
        return t("stage:color.key");
      default:
        return t(`keys.${what}`);
    }
  };
  return (
    <StageDialog
      open={open}
      title={t("keys.title")}
      isWide
      onClose={onClose}
      buttons={
        <Button variant="contained" onClick={onClose} autoFocus>
          {t("keys.close")}
        </Button>
      }
    >
      <Box
        component="dl"
        sx={{
          display: "grid",
          alignItems: "start",
          gridTemplateColumns: { xs: "auto 1fr", md: "auto 1fr auto 1fr" },
          gap: "0.25em 1em",
        }}
      >
        {lines.map(([what, keys]) => (
          <Box key={what} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ display: "flex", gap: 1 }}>
              {keys.map((key) => (
                <Box
                  key={key}
                  component="kbd"
                  sx={{
                    typography: "h4",
                    px: 1.25,
                    py: 0.25,
                    border: 1,
                    borderColor: "edge",
                    borderRadius: 1,
                    color: "text.primary",
                  }}
                >
                  {key === "space" ? t("keys.space") : key}
                </Box>
              ))}
            </Box>
            <Typography component="dd" sx={{ color: "text.primary" }}>
              {wordsOf(what)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 3, color: "text.secondary" }}>{t("keys.clicker")}</Typography>
      {step?.kind === "puzzle" && (
        <Typography sx={{ mt: 1, color: "text.primary" }}>{t("stage:puzzle.letters")}</Typography>
      )}
    </StageDialog>
  );
}
