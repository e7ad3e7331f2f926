import type { ClassroomItem } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode, Ref } from "react";
import { useTranslation } from "react-i18next";
import type { Area } from "../../curriculum/areas/AreaIcon.tsx";
import { PuzzleStep } from "../puzzles/PuzzleStep.tsx";
import { QuestionsPreview } from "../recording/QuestionsPreview.tsx";
import type { StageMemory } from "../stage/stageMemory.ts";
import { AudioStep } from "./AudioStep.tsx";
import { BreathingStep } from "./BreathingStep.tsx";
import { DoingStep } from "./DoingStep.tsx";
import type { EpisodeStep } from "./episodeSteps.ts";
import { Illustrated } from "./Illustrated.tsx";
import { illustrationOf } from "./illustrationOf.ts";
import { LetterStep } from "./LetterStep.tsx";
import { MaterialsStep } from "./MaterialsStep.tsx";
import { NominationStep } from "./NominationStep.tsx";
import type { Player } from "./player.ts";
import { QuizStep } from "./QuizStep.tsx";
import { type QuizRun, quizRun } from "./quizRun.ts";
import { ScoreStep } from "./ScoreStep.tsx";
import type { Step } from "./stepsOf.ts";
import { TextStep } from "./TextStep.tsx";
import { TimerStep } from "./TimerStep.tsx";
import { VideoStep } from "./VideoStep.tsx";

type LaterStep = Exclude<Step, { readonly kind: "title" }>;

interface StepViewProps {
  /** Any step but the first, which is there before the others are loaded. */
  step: LaterStep;
  item: ClassroomItem;
  area: Area;
  sound: boolean;
  /** Registers a media step's key handlers. */
  player: Ref<Player>;
  /** Knows how the class has done with the questions so far, where there are any. */
  memory: StageMemory;
  /** Leads to a question of the quiz. */
  onQuestion: (place: number) => void;
  /** The last step; without it the questions are shown and nothing is recorded. */
  record?: ((quiz: QuizRun | null) => ReactNode) | undefined;
}

/** A step with its illustration, if it has one. */
export function StepView(props: StepViewProps) {
  const illustration = illustrationOf(props.item, props.step);
  if (!illustration) return <StepContent {...props} />;
  return (
    <Illustrated illustration={illustration}>
      <StepContent {...props} />
    </Illustrated>
  );
}

function StepContent({ step, item, area, sound, player, memory, onQuestion, record }: StepViewProps) {
  const quiz = quizRun(item, memory);
  const { t } = useTranslation("classroom");
  switch (step.kind) {
    case "text":
      return <TextStep label={t(`text.${step.part}`)} blocks={step.blocks} area={area} />;
    case "materials":
      return <MaterialsStep entries={step.entries} area={area} />;
    case "doing":
      return <DoingStep text={step.text} place={step.place} total={step.total} area={area} />;
    case "letter":
      return <LetterStep item={item} letter={step.letter} ref={player} />;
    case "video":
      return <VideoStep source={step.source} address={step.address} itemTitle={item.title} ref={player} />;
    case "episode":
      return <EpisodeView step={step} ref={player} />;
    case "audio":
      return <AudioStep url={step.url} ref={player} />;
    case "breathing":
      return <BreathingStep pattern={step.pattern} sound={sound} ref={player} />;
    case "timer":
      return <TimerStep seconds={step.seconds} area={area} sound={sound} ref={player} />;
    case "puzzle":
      return <PuzzleStep puzzle={step.puzzle} clues={step.clues} />;
    case "quiz":
      return <QuizStep card={step.card} place={step.place} total={step.total} ref={player} />;
    case "score":
      return quiz && <ScoreStep run={quiz} onQuestion={onQuestion} />;
    case "nomination":
      return <NominationStep item={item} most={step.most} />;
    case "record":
      if (!record) return <QuestionsPreview questions={item.questions} />;
      // A quiz is graded as a whole, so open questions come before recording.
      if (quiz && quiz.open.length > 0 && !item.answered)
        return <ScoreStep run={quiz} onQuestion={onQuestion} />;
      return record(quiz);
  }
}

function EpisodeView({ step, ref }: { step: EpisodeStep; ref: Ref<Player> }) {
  const { t } = useTranslation("content");
  const { name, place, total, source, address } = step;
  return (
    <Stack sx={{ width: 1, alignItems: "center", gap: "2cqb" }}>
      <Typography
        data-aloud="interface"
        variant="stageLabel"
        component="h2"
        sx={{ color: "area.trait", textAlign: "center" }}
      >
        {t("giverTv.onStage", { name, place, total })}
      </Typography>
      <VideoStep source={source} address={address} itemTitle={name} ref={ref} />
    </Stack>
  );
}
