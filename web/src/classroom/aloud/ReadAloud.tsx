import type { ClassroomItem } from "@kindling/contract";
import Reading from "@mui/icons-material/RecordVoiceOverRounded";
import Slower from "@mui/icons-material/SlowMotionVideoRounded";
import Faster from "@mui/icons-material/SpeedRounded";
import Silent from "@mui/icons-material/VoiceOverOffRounded";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { StageTool } from "../stage/StageTool.tsx";
import { usePrefersCalm } from "../stage/usePrefersCalm.ts";
import type { Step } from "../steps/stepsOf.ts";
import type { Aloud } from "./aloud.ts";
import { markAll, markSentence, markWord, readingMark, sentenceName, unmark, wordName } from "./highlight.ts";
import { keepPace, paceRates, readPace } from "./pace.ts";
import { type Passage, readPassages } from "./passages.ts";
import { playRecording } from "./playRecording.ts";
import { type Speech, type SpeechTrouble, speakPassages } from "./speakPassages.ts";
import { useVoiceOf } from "./useVoiceOf.ts";
import { speechOfDevice } from "./voices.ts";

interface ReadAloudProps {
  readonly item: ClassroomItem;
  readonly step: Step | undefined;
  /** The step that is shown; reading ends with it. */
  readonly at: number;
  /** Whether something lies over the step. */
  readonly covered: boolean;
  /** What is read: all that is marked in it. */
  readonly place: RefObject<HTMLElement | null>;
  readonly ref: Ref<Aloud>;
}

type Trouble = SpeechTrouble | "nothing" | "unplayed";

const marks = (
  <GlobalStyles
    styles={{
      [`::highlight(${sentenceName})`]: { backgroundColor: "rgb(255 214 110 / 0.22)" },
      [`::highlight(${wordName})`]: { backgroundColor: "#ffd66e", color: "#1b1530" },
      // Before what a button says of its own outline.
      [`[data-color] [${readingMark}][${readingMark}]`]: {
        outline: "4px solid var(--k-palette-primary-main)",
        outlineOffset: "2px",
      },
    }}
  />
);

/** Reads the step of a stage aloud: what staff recorded, else by the device's voice, marking each word as it is spoken. */
export function ReadAloud({ item, step, at, covered, place, ref }: ReadAloudProps) {
  const { t } = useTranslation("aloud");
  const isCalm = usePrefersCalm();
  const [isReading, setReading] = useState(false);
  const [wasUsed, setUsed] = useState(false);
  const [pace, setPace] = useState(readPace);
  const [trouble, setTrouble] = useState<{ at: number; text: string } | null>(null);
  const speech = useRef<Speech>(null);
  const { own, language, recording, hasVoices, canRead } = useVoiceOf(item, step);

  const stop = useCallback(() => {
    const wasReading = speech.current !== null;
    speech.current?.stop();
    speech.current = null;
    unmark();
    setReading(false);
    return wasReading;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown in its place isn't what is read
  useEffect(() => () => void stop(), [at, covered, stop]);

  useEffect(() => {
    const hide = () => {
      if (document.visibilityState === "hidden") stop();
    };
    const leave = () => void stop();
    const stage = place.current;
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("pagehide", leave);
    // A film or recording that begins has a voice of its own.
    stage?.addEventListener("play", leave, true);
    return () => {
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("pagehide", leave);
      stage?.removeEventListener("play", leave, true);
    };
  }, [place, stop]);

  function tell(what: Trouble, passages: readonly Passage[]) {
    const spanish = passages[0]?.language.startsWith("es");
    const text = {
      nothing: () => t("nothing"),
      unplayed: () => t("unplayed"),
      noVoice: () => (hasVoices ? t(spanish ? "noVoice.es" : "noVoice.en") : t("noVoices")),
      failed: () => t("failed"),
      notAllowed: () => t("notAllowed"),
    }[what]();
    setTrouble({ at, text });
  }

  function play(url: string, passages: readonly Passage[]) {
    markAll(passages);
    setUsed(true);
    setReading(true);
    speech.current = playRecording(url, paceRates[pace], (failed) => {
      stop();
      if (failed && hasVoices) speak(passages);
      else if (failed) tell("unplayed", passages);
    });
  }

  function start() {
    const passages = place.current ? readPassages(place.current, language, own) : [];
    setTrouble(null);
    if (recording) play(recording.url, passages);
    else speak(passages);
  }

  function speak(passages: readonly Passage[]) {
    const device = speechOfDevice();
    if (passages.length === 0) return tell("nothing", passages);
    if (!device || !hasVoices) return tell("noVoice", passages);
    let last: Element | null = null;
    setUsed(true);
    setReading(true);
    let failure: SpeechTrouble | null = null;
    const spoken = speakPassages(device, passages, paceRates[pace], {
      onSentence(passage, sentence) {
        markSentence(passage, sentence);
        if (passage.element !== last)
          passage.element.scrollIntoView?.({ block: "nearest", behavior: isCalm ? "auto" : "smooth" });
        last = passage.element;
      },
      onWord: markWord,
      onEnd(met) {
        stop();
        failure = met;
        if (met) tell(met, passages);
      },
    });
    if (!failure) speech.current = spoken;
  }

  const toggle = () => {
    if (covered) return false;
    if (!stop()) start();
    return true;
  };
  const turn = () => {
    const next = pace === "slow" ? "normal" : "slow";
    setPace(next);
    keepPace(next);
    speech.current?.setRate(paceRates[next]);
  };

  const state: Aloud["state"] = isReading ? "reading" : canRead ? "ready" : "none";
  useImperativeHandle(ref, () => ({ state, toggle, stop }));

  return (
    <>
      {canRead && (
        <StageTool
          label={t(isReading ? "stop" : "start")}
          icon={isReading ? Silent : Reading}
          onClick={() => void toggle()}
        />
      )}
      {canRead && wasUsed && (
        <StageTool
          label={t(pace === "slow" ? "normal" : "slow")}
          icon={pace === "slow" ? Faster : Slower}
          onClick={turn}
        />
      )}
      {trouble?.at === at && (
        <Box
          role="alert"
          sx={{
            position: "absolute",
            insetInline: "max(12px, 1.6cqi)",
            top: "max(4rem, 10cqb)",
            zIndex: 1,
            width: "fit-content",
            maxWidth: "calc(100% - 24px)",
            mx: "auto",
            px: 2,
            py: 1,
            typography: "stageLabel",
            textAlign: "center",
            textWrap: "balance",
            borderRadius: 2,
            border: 1,
            borderColor: "divider",
            bgcolor: "background.paper",
            color: "text.primary",
            pointerEvents: "none",
          }}
        >
          {trouble.text}
        </Box>
      )}
      {marks}
    </>
  );
}
