import type { ClassroomItem } from "@kindling/contract";
import { useLanguage } from "../../core/language.ts";
import type { Step } from "../steps/stepsOf.ts";
import { contentLanguage } from "./contentLanguage.ts";
import { recordingOf } from "./recordingOf.ts";
import { useHasVoices } from "./voices.ts";

/** The screen's language (`own`), and what a step can be read aloud with here: a recording in the content's language, or else the device's voices. */
export function useVoiceOf(item: ClassroomItem, step: Step | undefined) {
  const own = useLanguage();
  const language = contentLanguage(item, own);
  const recording = recordingOf(item, step, language);
  const hasVoices = useHasVoices();
  return { own, language, recording, hasVoices, canRead: hasVoices || recording !== undefined };
}
