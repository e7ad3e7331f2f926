import { type Question, studentsQuestion } from "@kindling/contract";
import NoteAdd from "@mui/icons-material/EditNoteRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { QuestionFields } from "../../curriculum/questions/QuestionFields.tsx";
import { lowStage } from "../stage/stageRoom.ts";
import { ScaleVote } from "../voting/ScaleVote.tsx";
import { type Answers, isAnswered } from "./answers.ts";
import { findRecognizer } from "./dictation.ts";
import { NumberTaps } from "./NumberTaps.tsx";
import { numberChips } from "./numberChips.ts";
import { ScaleTaps } from "./ScaleTaps.tsx";
import { SpokenAnswer } from "./SpokenAnswer.tsx";

export interface AnswerFieldsProps {
  readonly questions: readonly Question[];
  readonly value: Answers;
  readonly onChange: (value: Answers) => void;
  /** Errors by question ID. */
  readonly errors?: Readonly<Record<string, string>>;
  /** How many students the class has; null while that is not known. */
  readonly classSize?: number | null;
  /** An optional field in one line with the note. */
  readonly children?: ReactNode;
}

/** What is tapped stands beside the question and what follows it, such as a count of hands. */
const besideBoth = { "& > [data-taps]": { gridColumn: 2, gridRow: "1 / span 2" } };

/** A question that is answered by taps: its label beside them where there is room. */
function TapQuestion({
  question,
  error,
  children,
}: {
  question: Question;
  error?: string | undefined;
  children: ReactNode;
}) {
  const label = useId();
  const fault = useId();
  return (
    <Box
      role="group"
      aria-labelledby={label}
      aria-describedby={error ? fault : undefined}
      data-question={question.id}
      sx={{
        display: "grid",
        alignItems: "center",
        gap: "8px 32px",
        "@container (min-width: 56rem)": {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
          ...besideBoth,
        },
        [lowStage]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr) auto", columnGap: 1.5 },
      }}
    >
      <Box>
        <Typography id={label} data-aloud="item" variant="stageLabel" component="p">
          {question.label}
        </Typography>
        {error && (
          <Typography id={fault} variant="stageLabel" component="p" sx={{ color: "error.main" }}>
            {error}
          </Typography>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** The questions of an item: taps first, optional fields folded. */
export function AnswerFields({
  questions,
  value,
  onChange,
  errors = {},
  classSize = null,
  children,
}: AnswerFieldsProps) {
  const { t } = useTranslation(["classroom", "recording"]);
  const name = useId();
  const isNote = (question: Question) => question.kind.endsWith("text") && !question.required;
  const notes = questions.filter(isNote);
  const [open, setOpen] = useState(() => notes.some((each) => isAnswered(value[each.id])));
  const noteBox = useRef<HTMLDivElement>(null);
  function openNotes() {
    flushSync(() => setOpen(true));
    noteBox.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }
  const put = (question: Question, answer: Answers[string]) => onChange({ ...value, [question.id]: answer });
  /** What a count of hands tells: the level, and how many took part if nobody has said so yet. */
  const putCounted = (question: Question, level: number, students: number) => {
    const asks = questions.some(({ id, kind }) => id === studentsQuestion && kind === "number");
    const isOpen = asks && !isAnswered(value[studentsQuestion]);
    onChange({ ...value, [question.id]: level, ...(isOpen && { [studentsQuestion]: students }) });
  };
  const numberIn = (question: Question) => {
    const answer = value[question.id];
    return typeof answer === "number" ? answer : null;
  };

  const fieldOf = (question: Question) => {
    if (question.kind === "scale_5") {
      return (
        <TapQuestion key={question.id} question={question} error={errors[question.id]}>
          <ScaleTaps
            name={`${name}${question.id}`}
            value={numberIn(question)}
            onChange={(level) => put(question, level)}
          />
          <ScaleVote
            name={question.id}
            onCounted={(level, students) => putCounted(question, level, students)}
          />
        </TapQuestion>
      );
    }
    if (question.kind === "number") {
      return (
        <TapQuestion key={question.id} question={question} error={errors[question.id]}>
          <NumberTaps
            label={question.label}
            value={numberIn(question)}
            chips={numberChips(question, classSize)}
            onChange={(number) => put(question, number)}
          />
        </TapQuestion>
      );
    }
    if (question.kind.endsWith("text")) {
      return (
        <SpokenAnswer
          key={question.id}
          question={question}
          value={value}
          errors={errors}
          onChange={onChange}
        />
      );
    }
    return (
      <Box key={question.id} data-question={question.id} sx={{ typography: "stageLabel", fontWeight: 500 }}>
        <QuestionFields questions={[question]} value={value} onChange={onChange} errors={errors} />
      </Box>
    );
  };

  return (
    <Stack sx={{ gap: "calc(var(--stage-fit, 1) * clamp(16px, 2.6cqb, 32px))", [lowStage]: { gap: 0.75 } }}>
      {questions.filter((each) => !isNote(each)).map(fieldOf)}
      {open && (
        <Stack ref={noteBox} sx={{ gap: 2 }}>
          {notes.map(fieldOf)}
        </Stack>
      )}
      <Box
        sx={{
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          gap: "8px 32px",
          "&:empty": { display: "none" },
          "& :is(.MuiButton-root, .MuiInputBase-root, .MuiFormLabel-root)": { typography: "stageLabel" },
          [lowStage]: {
            "& .MuiButton-root": { minHeight: 36, py: 0 },
            "& .MuiInputBase-input": { py: 0.75 },
          },
        }}
      >
        {notes.length > 0 && !open && (
          <Button startIcon={<NoteAdd />} onClick={openNotes}>
            {t(findRecognizer() ? "recording:speak.note" : "record.addNote")}
          </Button>
        )}
        {children}
      </Box>
    </Stack>
  );
}
