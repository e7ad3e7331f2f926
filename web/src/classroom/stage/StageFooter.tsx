import Back from "@mui/icons-material/ArrowBackRounded";
import Next from "@mui/icons-material/ArrowForwardRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import { StageProgress } from "./StageProgress.tsx";
import { narrowStage } from "./stageRoom.ts";

const button = { flexShrink: 0, minWidth: 48, typography: "stageLabel" } as const;

/** The foot of the stage: back, how far the class has come, and on. */
export function StageFooter({
  at,
  steps,
  area,
  inert,
  records,
  isQuiet,
  go,
  lastButton,
}: {
  readonly at: number;
  readonly steps: number;
  readonly area: Area;
  readonly inert: boolean;
  /** Whether the last step has a long button of its own. */
  readonly records: boolean;
  /** Whether the step itself draws the eye. */
  readonly isQuiet: boolean;
  readonly go: (by: 1 | -1) => void;
  /** Where the last step puts its button. */
  readonly lastButton: Ref<HTMLElement>;
}) {
  const { t } = useTranslation("classroom");
  const isLast = at === steps - 1;
  return (
    <Stack
      direction="row"
      component="footer"
      inert={inert}
      sx={{ alignItems: "center", justifyContent: "space-between", gap: 2, [narrowStage]: { gap: 1 } }}
    >
      <Button
        size="large"
        aria-label={t("stage.back")}
        onClick={() => go(-1)}
        sx={{
          visibility: at ? "visible" : "hidden",
          color: "text.secondary",
          ...button,
          [narrowStage]: { px: 1 },
        }}
      >
        <Back />
        <Box component="span" sx={{ ml: 1, "@container stage (max-width: 40rem)": { display: "none" } }}>
          {t("stage.back")}
        </Box>
      </Button>
      <StageProgress step={at} steps={steps} area={area} yields={isLast && records} />
      {isLast ? (
        <Box ref={lastButton} sx={{ minWidth: 0 }} />
      ) : (
        <Button
          size="large"
          variant={isQuiet ? "outlined" : "contained"}
          endIcon={<Next />}
          onClick={() => go(1)}
          sx={button}
        >
          {t(at ? "stage.next" : "stage.begin")}
        </Button>
      )}
    </Stack>
  );
}
