import type { ClassroomItem } from "@kindling/contract";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { ClassroomArea } from "../classroomAreas.ts";
import { AudioStep } from "./AudioStep.tsx";
import { BreathingStep } from "./BreathingStep.tsx";
import type { Player } from "./player.ts";
import type { Step } from "./stepsOf.ts";
import { TextStep } from "./TextStep.tsx";
import { TimerStep } from "./TimerStep.tsx";
import { TitleStep } from "./TitleStep.tsx";
import { VideoStep } from "./VideoStep.tsx";

interface StepViewProps {
  step: Step;
  item: ClassroomItem;
  area: ClassroomArea["name"];
  sound: boolean;
  /** Where a step that plays puts what the stage's keys do to it. */
  player: Ref<Player>;
  record: ReactNode;
}

/** One step of an item on the stage. */
export function StepView({ step, item, area, sound, player, record }: StepViewProps) {
  const { t } = useTranslation("classroom");
  switch (step.kind) {
    case "title":
      return <TitleStep item={item} area={area} />;
    case "text":
      return <TextStep label={t(`text.${step.part}`)} blocks={step.blocks} />;
    case "video":
      return <VideoStep source={step.source} address={step.address} itemTitle={item.title} ref={player} />;
    case "audio":
      return <AudioStep url={step.url} ref={player} />;
    case "breathing":
      return <BreathingStep pattern={step.pattern} sound={sound} ref={player} />;
    case "timer":
      return <TimerStep seconds={step.seconds} sound={sound} ref={player} />;
    case "record":
      return record;
  }
}
