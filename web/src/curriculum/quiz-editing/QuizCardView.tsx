import { mathSigns, type QuizCard, sumOf } from "@kindling/contract";
import RightIcon from "@mui/icons-material/CheckCircleRounded";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { AnswerMark } from "./AnswerMark.tsx";
import { Graphic } from "./Graphic.tsx";
import { SumCard } from "./SumCard.tsx";

/** Up to so many letters an answer shares a line with the others, as a number does. */
const shortAnswer = 6;
/** From so many letters on an answer takes more than a line on most stages. */
const longAnswer = 22;

type Answer = QuizCard["answers"][number];

interface AnswerProps {
  readonly answer: Answer;
  readonly chosen: boolean;
  /** Undefined until the right answer is revealed. */
  readonly right: boolean | undefined;
  /** Whether the answers are long, so that they share the stage only in smaller type. */
  readonly small: boolean;
  readonly onChoose: () => void;
}

/** One answer, readable from the last row; right and wrong are not shown by color alone. */
function AnswerButton({ answer, chosen, right, small, onChoose }: AnswerProps) {
  const { t } = useTranslation("quizzes");
  const faded = right === false && !chosen;
  return (
    <ButtonBase
      data-aloud="group"
      aria-pressed={chosen}
      disabled={right !== undefined}
      onClick={onChoose}
      sx={{
        display: "flex",
        justifyContent: "flex-start",
        gap: "1.6cqi",
        p: "max(8px, min(1.4cqi, 1.6cqb))",
        minHeight: 56,
        borderRadius: 2,
        border: 3,
        borderColor: right ? "success.main" : chosen ? "area.quiz" : "edge",
        borderStyle: right === false && chosen ? "dashed" : "solid",
        bgcolor: chosen ? "areaSoft.quiz" : "background.paper",
        opacity: faded ? 0.55 : 1,
        color: "text.primary",
        textAlign: "start",
        "&.Mui-focusVisible": { outline: 3, outlineColor: "primary.main", outlineOffset: 3 },
      }}
    >
      <Box component="span" sx={{ typography: "stageLabel", flexShrink: 0, display: "grid" }}>
        {right ? (
          <RightIcon sx={{ color: "success.main", fontSize: "2.1em" }} />
        ) : (
          <>
            <AnswerMark number={answer.number} />
            <Box component="span" data-aloud="interface" sx={visuallyHidden}>
              {answer.number}
            </Box>
          </>
        )}
      </Box>
      {(answer.graphic ?? answer.graphic_name) && (
        <Graphic
          address={answer.graphic}
          name={answer.graphic_name}
          alt={
            answer.text ? "" : (answer.graphic_name ?? t("stage.answerPicture", { number: answer.number }))
          }
          sx={{ height: "min(14cqb, 20cqi)", maxWidth: "45%" }}
        />
      )}
      {answer.text && (
        <Typography variant="stageText" component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Box
            component="span"
            data-aloud="item"
            sx={{ display: "block", fontSize: small ? "0.72em" : "1em", lineHeight: 1.25 }}
          >
            {answer.text}
          </Box>
        </Typography>
      )}
      {right && (
        <Box component="span" sx={visuallyHidden}>
          {t("stage.right")}
        </Box>
      )}
    </ButtonBase>
  );
}

/** A quiz question as a class sees it: the question, its picture or sum, and the answers to choose from. */
export function QuizCardView({
  card,
  label,
  chosen,
  revealed,
  onChoose,
}: {
  readonly card: QuizCard;
  /** Shown above the question: its number and the total. */
  readonly label: string;
  readonly chosen: number | null;
  readonly revealed: boolean;
  readonly onChoose: (number: number) => void;
}) {
  const { t } = useTranslation("quizzes");
  const hasSum = sumOf(card) !== undefined;
  const inLine =
    hasSum && card.answers.every(({ text, graphic }) => !graphic && (text?.length ?? 0) <= shortAnswer);
  const isLong = (hasSum && !inLine) || card.answers.some(({ text }) => (text?.length ?? 0) > longAnswer);
  return (
    <Stack sx={{ width: "min(100%, 92cqi)", gap: "min(2.2cqb, 2cqi)", textAlign: "center" }}>
      <Typography variant="stageLabel" component="p" sx={{ color: "area.quiz" }}>
        {label}
      </Typography>
      <Typography
        data-aloud="item"
        variant="stageText"
        component="h2"
        sx={{ fontFamily: "h2.fontFamily", fontWeight: 800, textWrap: "balance", overflowWrap: "anywhere" }}
      >
        {card.question || t("stage.unnamed")}
      </Typography>
      {hasSum ? (
        <SumCard card={card} />
      ) : (
        <Stack direction="row" sx={{ justifyContent: "center", alignItems: "center", gap: "2cqi" }}>
          <Graphic
            address={card.primary_graphic}
            name={card.primary_graphic_name}
            alt={card.primary_graphic_name ?? ""}
            sx={{ maxHeight: "28cqb" }}
          />
          {card.math_op && (
            <Box component="span" sx={{ fontSize: "min(9cqi, 11cqb)", fontWeight: 800, color: "area.quiz" }}>
              {mathSigns[card.math_op]}
            </Box>
          )}
        </Stack>
      )}
      <Box
        role="group"
        aria-label={t("stage.answers")}
        sx={{
          display: "grid",
          gap: "max(8px, min(1.4cqi, 1.6cqb))",
          gridTemplateColumns: `repeat(${inLine ? card.answers.length : 2}, minmax(0, 1fr))`,
          "@container stage (max-width: 28rem)": {
            gridTemplateColumns: `repeat(${inLine ? 2 : 1}, minmax(0, 1fr))`,
          },
        }}
      >
        {card.answers.map((answer) => (
          <AnswerButton
            key={answer.number}
            answer={answer}
            small={isLong}
            chosen={chosen === answer.number}
            right={revealed ? answer.number === card.correct_answer : undefined}
            onChoose={() => onChoose(answer.number)}
          />
        ))}
      </Box>
    </Stack>
  );
}
