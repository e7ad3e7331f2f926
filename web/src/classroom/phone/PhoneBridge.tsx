import { useEffect, useEffectEvent, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { usePresented } from "../presenting/usePresented.ts";
import { contentOf, progressOf } from "./contentOf.ts";
import { stagePhone } from "./stagePhone.ts";
import { useStagePhone } from "./useStagePhone.ts";

/** How long after a step was left a stage counts as closed, in milliseconds: the next one takes its place. */
const pause = 1500;

/** How far apart the stage is asked for two things at once, in milliseconds: the second goes on from the first. */
const apart = 100;

let bridges = 0;

/** Keeps the teacher's phone in step with the stage of this window, and has the stage do what it asks; draws nothing. */
export function PhoneBridge() {
  const { t } = useTranslation(["presenter", "classroom"]);
  const { phone } = useStagePhone();
  const { shown, command } = usePresented();
  const item = shown?.item;
  const steps = shown?.steps;
  const content = useMemo(() => (item && steps ? contentOf(item, steps, t) : null), [item, steps, t]);
  const progress = shown ? JSON.stringify(progressOf(shown.progress)) : null;

  useEffect(() => {
    if (content && progress)
      stagePhone.show({ content, progress: JSON.parse(progress) as ReturnType<typeof progressOf> });
  }, [content, progress]);

  const obey = useEffectEvent(() => {
    if (!shown) return;
    for (const [nth, each] of stagePhone.takeCommands().entries())
      setTimeout(() => command(each), nth * apart);
  });
  const commands = phone?.commands;
  const isOpen = shown !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new command is done, and what waited for the stage
  useEffect(() => obey(), [commands, isOpen]);

  useEffect(() => {
    bridges += 1;
    return () => {
      bridges -= 1;
      setTimeout(() => {
        if (bridges === 0) stagePhone.show({ content: null, progress: null });
      }, pause);
    };
  }, []);
  return null;
}
