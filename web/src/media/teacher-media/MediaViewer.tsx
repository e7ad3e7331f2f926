import BackIcon from "@mui/icons-material/ArrowBackIosNewRounded";
import NextIcon from "@mui/icons-material/ArrowForwardIosRounded";
import CloseIcon from "@mui/icons-material/CloseRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { ConsentLine } from "../consents/ConsentLine.tsx";
import type { Medium } from "./Medium.ts";
import { MediumView } from "./MediumView.tsx";

/** One medium large, before the page: arrows lead to its neighbors, Esc back to where one was. */
export function MediaViewer({
  medium,
  neighbors,
  actions,
  onShow,
  onClose,
}: {
  readonly medium: Medium | null;
  /** The gallery's media in their order. */
  readonly neighbors: readonly Medium[];
  readonly actions: readonly RowAction<Medium>[];
  readonly onShow: (medium: Medium) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("media");
  const format = useFormat();
  const id = useId();
  // Keeps the content while the viewer closes.
  const [shown, setShown] = useState(medium);
  if (medium && medium !== shown) setShown(medium);
  const place = neighbors.findIndex((each) => each.id === shown?.id);
  const steps = {
    ArrowLeft: place > 0 ? neighbors[place - 1] : undefined,
    ArrowRight: place >= 0 ? neighbors[place + 1] : undefined,
  };
  const go = (step: keyof typeof steps) => {
    const next = steps[step];
    if (next) onShow(next);
  };
  const arrow = (step: keyof typeof steps, side: "left" | "right") => (
    <IconButton
      color="inherit"
      aria-label={t(step === "ArrowLeft" ? "previous" : "next")}
      aria-disabled={!steps[step]}
      onClick={() => go(step)}
      sx={{
        position: "absolute",
        [side]: { xs: 4, sm: 16 },
        top: "50%",
        translate: "0 -50%",
        bgcolor: "rgb(0 0 0 / 0.55)",
        opacity: steps[step] ? 1 : 0.3,
        "&:hover": { bgcolor: "rgb(0 0 0 / 0.8)" },
      }}
    >
      {step === "ArrowLeft" ? <BackIcon /> : <NextIcon />}
    </IconButton>
  );
  return (
    <Dialog
      fullScreen
      open={medium !== null}
      onClose={onClose}
      aria-labelledby={id}
      onKeyDown={({ key, target }) => {
        // In a video, the arrow keys seek.
        if (target instanceof HTMLVideoElement) return;
        if (key === "ArrowLeft" || key === "ArrowRight") go(key);
      }}
      slotProps={{
        paper: {
          // The viewer is dark in every color scheme.
          "data-color": "dark",
          sx: {
            m: 0,
            width: 1,
            maxWidth: "none",
            height: 1,
            maxHeight: "none",
            borderRadius: 0,
            bgcolor: "background.default",
            color: "text.primary",
          },
        } as object,
      }}
    >
      {shown && (
        <Stack sx={{ height: 1, minHeight: 0 }}>
          <Box sx={{ position: "relative", flex: 1, minHeight: 0 }}>
            <MediumView key={shown.id} medium={shown} />
            {neighbors.length > 1 && arrow("ArrowLeft", "left")}
            {neighbors.length > 1 && arrow("ArrowRight", "right")}
            <IconButton
              autoFocus
              color="inherit"
              aria-label={t("close")}
              onClick={onClose}
              sx={{
                position: "absolute",
                top: 12,
                right: 12,
                bgcolor: "rgb(0 0 0 / 0.55)",
                "&:hover": { bgcolor: "rgb(0 0 0 / 0.8)" },
              }}
            >
              <CloseIcon />
            </IconButton>
          </Box>
          <Stack
            direction={{ xs: "column", sm: "row" }}
            sx={{
              gap: 1.5,
              p: { xs: 2, sm: 2.5 },
              alignItems: { sm: "center" },
              maxHeight: "40%",
              overflowY: "auto",
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }} aria-live="polite">
              <Typography
                id={id}
                variant="h2"
                component="p"
                sx={{ overflowWrap: "anywhere", color: "inherit" }}
              >
                {shown.caption ?? t("noCaption")}
              </Typography>
              <Typography color="textSecondary">
                {[
                  shown.full_name,
                  shown.generic_teacher?.name,
                  shown.school.name,
                  format.moment(shown.created_at),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
              <ConsentLine consent={shown.consent} />
            </Box>
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
              {actions
                .filter(({ allowed }) => allowed(shown))
                .map(({ label, icon: Icon, run }) => (
                  <Button
                    key={label}
                    color="secondary"
                    variant="outlined"
                    startIcon={<Icon />}
                    onClick={() => run([shown])}
                  >
                    {label}
                  </Button>
                ))}
            </Stack>
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
