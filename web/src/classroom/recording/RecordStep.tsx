import { type ClassroomItem, quizPoints } from "@kindling/contract";
import Done from "@mui/icons-material/CheckRounded";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { failureText } from "../../core/toasts.ts";
import { type AnswerReply, answerOutbox } from "../sending/answerOutbox.ts";
import { takesFiles } from "../sending/sendAnswer.ts";
import { useOnlyHere } from "../sending/useOnlyHere.ts";
import { useStageFoot } from "../stage/stageMemory.ts";
import { lowStage } from "../stage/stageRoom.ts";
import { AnswerFields } from "./AnswerFields.tsx";
import { AnswerList } from "./AnswerList.tsx";
import { AnswerPhotos } from "./AnswerPhotos.tsx";
import type { Answers } from "./answers.ts";
import { RecordPanel } from "./RecordPanel.tsx";
import { useRecording } from "./useRecording.ts";
import { WhenDone } from "./WhenDone.tsx";

interface QuizScore {
  readonly answers: Answers;
  readonly right: number;
  readonly total: number;
}

interface RecordStepProps {
  item: ClassroomItem;
  site: number;
  onSent: (reply: AnswerReply) => void;
  /** Where to go from here, once there is nothing left to do. */
  onward: ReactNode;
  /** What the class said to a quiz on the stage. */
  quiz?: QuizScore | null;
}

function Score({ right, total }: { right: number; total: number }) {
  const { t } = useTranslation("stage");
  return (
    <Typography variant="stageText" component="p" sx={{ color: "area.quiz", fontWeight: 800 }}>
      {t("quiz.score", { right, count: total })}
    </Typography>
  );
}

/** What is said of a response that wasn't sent yet. */
function Waiting({ onward, children }: { readonly onward: ReactNode; readonly children: ReactNode }) {
  const { t } = useTranslation(["classroom", "recording"]);
  const isOnlyHere = useOnlyHere();
  return (
    <RecordPanel title={t(isOnlyHere ? "status.waiting" : "waiting.title")}>
      <Typography variant="stageLabel" component="p" role="status" sx={{ fontWeight: 500 }}>
        {t(isOnlyHere ? "recording:onlyHere" : "waiting.text")}
      </Typography>
      {children}
      <Stack direction="row" sx={{ gap: 2, flexWrap: "wrap" }}>
        {onward}
        <Button size="large" onClick={() => void answerOutbox.wake()} sx={{ typography: "stageLabel" }}>
          {t("waiting.tryNow")}
        </Button>
      </Stack>
    </RecordPanel>
  );
}

/** The error is at the end of the questions, which may be out of view. */
const bringIntoSight = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: "nearest" });

/** "How did it go?": a few taps, and what became of them. */
export function RecordStep({ item, site, onSent, onward, quiz }: RecordStepProps) {
  const { t } = useTranslation(["classroom", "stage"]);
  const { answers, classSize, photos, change, day, save, state, missing, faults } = useRecording(
    item,
    site,
    onSent,
    quiz?.answers,
  );
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const foot = useStageFoot();

  if (state.kind === "sent") {
    const { right, total } = state.reply;
    return (
      <RecordPanel big title={t("sent.title")}>
        {right !== undefined && total !== undefined && <Score right={right} total={total} />}
        <Typography variant="stageText" component="p" role="status">
          {t("sent.points", { count: state.reply.points_won, total: state.reply.points_total })}
        </Typography>
        {onward}
      </RecordPanel>
    );
  }
  if (state.kind === "waiting") {
    return <Waiting onward={onward}>{quiz && <Score right={quiz.right} total={quiz.total} />}</Waiting>;
  }
  if (state.kind === "alreadyThere" || state.kind === "second") {
    return (
      <RecordPanel title={t("second.title")}>
        <Typography variant="stageLabel" component="p" role="status" sx={{ fontWeight: 500 }}>
          {state.kind === "second" && state.words ? state.words : t("second.again")}
        </Typography>
        {state.kind === "second" && (
          <>
            <Typography variant="stageLabel" component="p" sx={{ fontWeight: 500 }}>
              {t("second.notAdded")}
            </Typography>
            <AnswerList questions={item.questions} answers={answers} />
          </>
        )}
        {onward}
      </RecordPanel>
    );
  }

  const errors = { ...Object.fromEntries(missing.map((id) => [id, t("record.missing")])), ...faults };
  async function submit() {
    const [first] = await save();
    if (first !== undefined) {
      form.current
        ?.querySelector<HTMLElement>(`[data-question="${CSS.escape(first)}"] :is(input, textarea)`)
        ?.focus();
    }
  }
  const button = (
    <Button
      type="submit"
      form={formId}
      variant="contained"
      size="large"
      loading={state.kind === "sending"}
      loadingPosition="start"
      startIcon={<Done />}
      sx={{ typography: "stageLabel", py: "0.6em", px: "1.1em" }}
    >
      {t("record.save", { count: quiz ? quizPoints(item.points, quiz) : item.points })}
    </Button>
  );
  return (
    <RecordPanel title={t("record.title")}>
      <Stack
        component="form"
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        sx={{ gap: "calc(var(--stage-fit, 1) * clamp(16px, 3cqb, 36px))", [lowStage]: { gap: 0.75 } }}
      >
        <AnswerFields
          questions={item.questions}
          value={answers}
          onChange={change}
          errors={errors}
          classSize={classSize}
        >
          <WhenDone
            item={item}
            today={day.today()}
            value={day.chosen}
            error={faults["answered_on"]}
            onChange={day.choose}
          />
        </AnswerFields>
        {takesFiles(item.type) && <AnswerPhotos photos={photos} />}
        {state.kind === "failed" && (
          <Alert severity="error" ref={bringIntoSight}>
            {failureText(state.error, t("record.failed"))} {t("record.kept")}
          </Alert>
        )}
        {foot ? createPortal(button, foot) : button}
      </Stack>
    </RecordPanel>
  );
}
