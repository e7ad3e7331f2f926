import type { ClassroomItem } from "@kindling/contract";
import Back from "@mui/icons-material/ArrowBackRounded";
import Next from "@mui/icons-material/ArrowForwardRounded";
import Help from "@mui/icons-material/KeyboardRounded";
import SoundOff from "@mui/icons-material/VolumeOffRounded";
import SoundOn from "@mui/icons-material/VolumeUpRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AreaIcon } from "../resources/AreaIcon.tsx";
import { wakeSound } from "./breathing/chime.ts";
import { areaNameOf } from "./classroomAreas.ts";
import { QuestionsPreview } from "./recording/QuestionsPreview.tsx";
import { KeysHelp } from "./stage/KeysHelp.tsx";
import { StageProgress } from "./stage/StageProgress.tsx";
import { StageTool } from "./stage/StageTool.tsx";
import type { StageCommand } from "./stage/stageKeys.ts";
import { stageRoom } from "./stage/stageRoom.ts";
import { useScrolls } from "./stage/useScrolls.ts";
import { useStageKeys } from "./stage/useStageKeys.ts";
import { useStageSound } from "./stage/useStageSound.ts";
import type { Player } from "./steps/player.ts";
import { StepView } from "./steps/StepView.tsx";
import { stepsOf } from "./steps/stepsOf.ts";

const footButton = { flexShrink: 0, minWidth: 48, typography: "stageLabel" } as const;

export interface ItemViewProps {
  readonly item: ClassroomItem;
  /** What stands at the end; without it the questions are shown, and nothing is recorded. */
  readonly record?: ReactNode;
  /** What stands at the top beside the stage's own tools. */
  readonly tools?: ReactNode;
  readonly onLeave?: () => void;
  readonly onFullScreen?: () => void;
}

/**
 * An item as a class sees it, one step at a time, on a dark stage that fills whatever it stands in: the window in
 * class mode, a frame in the preview of staff.
 */
export function ItemView({ item, record, tools, onLeave, onFullScreen }: ItemViewProps) {
  const { t } = useTranslation("classroom");
  const steps = useMemo(() => stepsOf(item), [item]);
  const [index, setIndex] = useState(0);
  const [helping, setHelping] = useState(false);
  const [blank, setBlank] = useState(false);
  const sound = useStageSound();
  const player = useRef<Player>(null);
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const at = Math.min(index, steps.length - 1);
  const step = steps[at];
  const last = at === steps.length - 1;
  const area = areaNameOf(item);
  const scrolls = useScrolls(place, at);

  // The focus follows the step, so that screen readers begin at what is new; a preview leaves it alone until then.
  const ownsPage = Boolean(onLeave);
  useEffect(() => {
    if (ownsPage || at > 0) place.current?.focus({ preventScroll: true });
  }, [at, ownsPage]);

  const go = (by: 1 | -1) => setIndex(Math.max(0, Math.min(steps.length - 1, at + by)));

  function run(command: StageCommand): boolean {
    if (helping) return false;
    if (blank && command !== "leave") {
      setBlank(false);
      return true;
    }
    const playing = player.current;
    const waits = playing && playing.state !== "done";
    switch (command) {
      case "play":
      case "next":
        // One button is enough for a clicker: it starts what plays, and then goes on.
        if (waits && (command === "play" || playing.state === "idle")) {
          wakeSound();
          playing.toggle();
        } else if (last) return false;
        else go(1);
        return true;
      case "back":
        go(-1);
        return true;
      case "help":
        setHelping(true);
        return true;
      case "blank":
        setBlank(true);
        return true;
      case "sound":
        sound.toggle();
        return true;
      case "fullScreen":
        onFullScreen?.();
        return Boolean(onFullScreen);
      case "leave":
        onLeave?.();
        return Boolean(onLeave);
    }
  }
  useStageKeys(run, ownsPage ? null : stage);

  return (
    <Box ref={stage} data-colour="dark" sx={stageRoom(area)}>
      <Stack
        direction="row"
        component="header"
        sx={{ alignItems: "center", gap: { xs: 0.25, sm: 1 }, minHeight: 48 }}
      >
        <AreaIcon
          area={area}
          aria-hidden
          sx={{ color: `area.${area}`, fontSize: 32, visibility: at ? "visible" : "hidden" }}
        />
        <Typography
          variant="stageLabel"
          component={at ? "h1" : "p"}
          noWrap
          sx={{ flex: 1, minWidth: 0, color: "text.secondary", visibility: at ? "visible" : "hidden" }}
        >
          {item.title}
        </Typography>
        <StageTool
          label={t(sound.on ? "stage.soundOff" : "stage.soundOn")}
          icon={sound.on ? SoundOn : SoundOff}
          onClick={sound.toggle}
        />
        <StageTool label={t("stage.help")} icon={Help} onClick={() => setHelping(true)} roomy />
        {tools}
      </Stack>

      <Box
        component="section"
        ref={place}
        tabIndex={scrolls ? 0 : -1}
        aria-label={t("stage.progress", { step: at + 1, steps: steps.length })}
        sx={{
          flex: 1,
          minHeight: 0,
          overflowY: "auto",
          display: "grid",
          placeItems: "safe center",
          outline: "none",
          "&[tabindex='0']:focus-visible": { boxShadow: "inset 0 0 0 2px var(--k-palette-divider)" },
        }}
      >
        {step && (
          <StepView
            key={at}
            step={step}
            item={item}
            area={area}
            sound={sound.on}
            player={player}
            record={record ?? <QuestionsPreview questions={item.questions} />}
          />
        )}
      </Box>

      <Stack
        direction="row"
        component="footer"
        sx={{ alignItems: "center", justifyContent: "space-between", gap: 2 }}
      >
        <Button
          size="large"
          aria-label={t("stage.back")}
          onClick={() => go(-1)}
          sx={{ visibility: at ? "visible" : "hidden", color: "text.secondary", ...footButton }}
        >
          <Back />
          <Box component="span" sx={{ ml: 1, "@container stage (max-width: 40rem)": { display: "none" } }}>
            {t("stage.back")}
          </Box>
        </Button>
        <StageProgress step={at} steps={steps.length} area={area} />
        <Button
          size="large"
          variant={step && "pattern" in step ? "outlined" : "contained"}
          endIcon={<Next />}
          onClick={() => go(1)}
          sx={{ visibility: last ? "hidden" : "visible", ...footButton }}
        >
          {t(at ? "stage.next" : "stage.begin")}
        </Button>
      </Stack>

      {blank && (
        <Box
          component="button"
          type="button"
          aria-label={t("stage.blanked")}
          onClick={() => setBlank(false)}
          sx={{ position: "absolute", inset: 0, border: 0, bgcolor: "common.black", zIndex: 1 }}
        />
      )}
      <KeysHelp open={helping} onClose={() => setHelping(false)} />
    </Box>
  );
}
