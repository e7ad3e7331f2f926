import { answeredTypes, type ClassroomItem, forClass } from "@kindling/contract";
import Present from "@mui/icons-material/CoPresentRounded";
import Dark from "@mui/icons-material/DarkModeRounded";
import Help from "@mui/icons-material/KeyboardRounded";
import Light from "@mui/icons-material/LightModeRounded";
import Timer from "@mui/icons-material/TimerRounded";
import SoundOff from "@mui/icons-material/VolumeOffRounded";
import SoundOn from "@mui/icons-material/VolumeUpRounded";
import Box from "@mui/material/Box";
import CircularProgress from "@mui/material/CircularProgress";
import { Fragment, type ReactNode, use, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Later } from "../ui/Later.tsx";
import { loadOnce } from "../ui/loadOnce.ts";
import type { Aloud } from "./aloud/aloud.ts";
import { wakeSound } from "./breathing/chime.ts";
import { areaNameOf } from "./classroomAreas.ts";
import { openPresenter } from "./presenting/openPresenter.ts";
import type { PresenterCommand } from "./presenting/stageChannel.ts";
import { StageFooter } from "./stage/StageFooter.tsx";
import { StageHeader } from "./stage/StageHeader.tsx";
import { StagePlace } from "./stage/StagePlace.tsx";
import { StageTool } from "./stage/StageTool.tsx";
import { toggleStageColor, useStageColor } from "./stage/stageColor.ts";
import type { StageCommand } from "./stage/stageKeys.ts";
import { StageContext, type StageMemory, useStageMemory } from "./stage/stageMemory.ts";
import { stageRoom } from "./stage/stageRoom.ts";
import { runTimer, useClassTimer } from "./stage/useClassTimer.ts";
import { useFit } from "./stage/useFit.ts";
import { useStageKeys } from "./stage/useStageKeys.ts";
import { useStageSound } from "./stage/useStageSound.ts";
import type { Player } from "./steps/player.ts";
import type { QuizRun } from "./steps/quizRun.ts";
import { stepsOf } from "./steps/stepsOf.ts";
import { TitleStep } from "./steps/TitleStep.tsx";

/** What follows the first step, loaded while that is shown. */
export const laterSteps = loadOnce(() => import("./laterSteps.ts"));

export interface ItemViewProps {
  readonly item: ClassroomItem;
  /** The last step; without it the questions are shown and nothing is recorded. */
  readonly record?: (quiz: QuizRun | null) => ReactNode;
  /** Shown at the top next to the stage's tools. */
  readonly tools?: ReactNode;
  readonly onLeave?: () => void;
  readonly onFullScreen?: () => void;
  /** Whether it can have a presenter's window and be in step with it. */
  readonly presents?: boolean;
  /** The class's progress; without it a reload starts over. */
  readonly memory?: StageMemory;
  /** Whether the class likes confetti. */
  readonly confetti?: boolean;
}

/**
 * An item as a class sees it, one step at a time, on a stage that fills whatever it stands in: the window in
 * class mode, a frame in the preview of staff.
 */
export function ItemView({
  item: whole,
  record,
  tools,
  onLeave,
  onFullScreen,
  presents = false,
  memory: named,
  confetti = true,
}: ItemViewProps) {
  const { t } = useTranslation(["classroom", "stage", "app"]);
  // Nothing below gets to know what is for the teacher, apart from the link to the presenter's window.
  const item = useMemo(() => forClass(whole), [whole]);
  // Whether a puzzle can be made decides how many steps there are.
  const mayBePuzzle = item.type === answeredTypes.puzzle.key;
  const later = mayBePuzzle ? use(laterSteps.load()) : null;
  const steps = useMemo(() => stepsOf(item, later?.puzzleSteps), [item, later]);
  const unnamed = useStageMemory();
  const memory = named ?? unnamed;
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const context = useMemo(() => ({ memory, confetti, foot }), [memory, confetti, foot]);
  const index = typeof memory.values["step"] === "number" ? memory.values["step"] : 0;
  const [helping, setHelping] = useState(false);
  const [blank, setBlank] = useState(false);
  const sound = useStageSound();
  const color = useStageColor();
  const [picking, setPicking] = useState(false);
  const { timer, start } = useClassTimer(sound.on, memory);
  const covered = blank || Boolean(timer?.isBig);
  const player = useRef<Player>(null);
  const aloud = useRef<Aloud>(null);
  const stage = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLElement>(null);
  const at = Math.min(index, steps.length - 1);
  const step = steps[at];
  const last = at === steps.length - 1;
  const area = areaNameOf(item);
  const scrolls = useFit(place, at);

  // Focus moves to each new step for screen readers, except to the first step of a preview.
  const ownsPage = Boolean(onLeave);
  useEffect(() => {
    if (!covered && (ownsPage || at > 0)) place.current?.focus({ preventScroll: true });
  }, [at, ownsPage, covered]);

  const goTo = (next: number) => memory.put("step", Math.max(0, Math.min(steps.length - 1, next)));
  const go = (by: 1 | -1) => goTo(at + by);
  const onQuestion = (place: number) =>
    goTo(steps.findIndex((each) => each.kind === "quiz" && each.place === place));

  const askTimer = () => (timer ? timer.setBig(true) : setPicking(true));

  function present(): boolean {
    if (presents) {
      memory.put("presenting", true);
      void openPresenter();
    }
    return presents;
  }

  function runFromPresenter(command: PresenterCommand) {
    if ("press" in command) run(command.press);
    else if (typeof command.timer === "number") start(command.timer);
    else timer?.[command.timer]();
  }

  function run(command: StageCommand): boolean {
    if (helping || picking) return false;
    if (blank && command !== "leave") {
      setBlank(false);
      return true;
    }
    if (timer?.isBig && runTimer(command, timer)) return true;
    const playing = player.current;
    const waits = playing && playing.state !== "done";
    switch (command) {
      case "play":
      case "next":
        // A clicker has one button, so it first plays the media and then continues.
        if (waits && (command === "play" || playing.state === "idle")) {
          wakeSound();
          aloud.current?.stop();
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
      case "color":
        toggleStageColor();
        return true;
      case "read":
        return aloud.current?.toggle() ?? false;
      case "timer":
        askTimer();
        return true;
      case "presenter":
        return present();
      case "fullScreen":
        onFullScreen?.();
        return Boolean(onFullScreen);
      case "leave":
        if (aloud.current?.stop()) return true;
        onLeave?.();
        return Boolean(onLeave);
    }
  }
  const isPuzzle = step?.kind === "puzzle";
  useStageKeys(run, ownsPage ? null : stage, isPuzzle && !covered);

  return (
    <Box ref={stage} data-color={color} sx={stageRoom(area)}>
      <StageHeader title={item.title} area={area} hasBegun={at > 0} inert={covered}>
        <StageTool
          label={t(sound.on ? "stage.soundOff" : "stage.soundOn")}
          icon={sound.on ? SoundOn : SoundOff}
          onClick={sound.toggle}
        />
        <StageTool
          label={t(`stage:color.${color}`)}
          icon={color === "dark" ? Light : Dark}
          onClick={toggleStageColor}
          roomy
        />
        <Later from={laterSteps}>
          {({ ReadAloud }) => (
            <ReadAloud item={item} step={step} at={at} covered={covered} place={place} ref={aloud} />
          )}
        </Later>
        <StageTool label={t("stage:timer.tool")} icon={Timer} onClick={askTimer} />
        <StageTool label={t("stage.help")} icon={Help} onClick={() => setHelping(true)} roomy />
        {presents && <StageTool label={t("stage:presenter")} icon={Present} onClick={present} roomy />}
        {/* What a tool has opened, such as how to join, doesn't cover the next step. */}
        <Fragment key={at}>{tools}</Fragment>
      </StageHeader>

      <StagePlace ref={place} at={at} steps={steps.length} inert={covered} scrolls={scrolls}>
        {step && (
          <StageContext value={context}>
            {step.kind === "title" ? (
              <TitleStep
                item={item}
                area={area}
                picture={
                  <Later from={laterSteps}>{({ TitlePicture }) => <TitlePicture item={item} />}</Later>
                }
              />
            ) : (
              <Later key={at} from={laterSteps} fallback={<CircularProgress aria-label={t("app:loading")} />}>
                {({ StepView }) => (
                  <StepView
                    step={step}
                    item={item}
                    area={area}
                    sound={sound.on}
                    player={player}
                    memory={memory}
                    onQuestion={onQuestion}
                    record={record}
                  />
                )}
              </Later>
            )}
          </StageContext>
        )}
      </StagePlace>

      <StageFooter
        at={at}
        steps={steps.length}
        area={area}
        inert={covered}
        records={Boolean(record)}
        isQuiet={step !== undefined && "pattern" in step}
        go={go}
        lastButton={setFoot}
      />

      {blank && (
        <Box
          component="button"
          type="button"
          aria-label={t("stage.blanked")}
          onClick={() => setBlank(false)}
          sx={{ position: "absolute", inset: 0, border: 0, bgcolor: "common.black", zIndex: 1 }}
        />
      )}
      {presents && (
        <Later from={laterSteps} wanted={memory.values["presenting"] === true}>
          {({ StageLink }) => (
            <StageLink
              item={whole}
              steps={steps}
              at={at}
              isDark={blank}
              timer={timer}
              player={player}
              aloud={aloud}
              onCommand={runFromPresenter}
            />
          )}
        </Later>
      )}
      <Later from={laterSteps} wanted={timer !== null}>
        {({ TimerView }) => timer && <TimerView timer={timer} area={area} />}
      </Later>
      <Later from={laterSteps} wanted={picking || helping}>
        {({ StageDialogs }) => (
          <StageDialogs
            item={item}
            step={step}
            picking={picking}
            helping={helping}
            onPick={start}
            onClose={() => {
              setPicking(false);
              setHelping(false);
            }}
          />
        )}
      </Later>
    </Box>
  );
}
