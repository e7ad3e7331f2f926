import type { QuizCard } from "@kindling/contract";
import RightIcon from "@mui/icons-material/CheckCircleRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Graphic } from "../quiz-editing/Graphic.tsx";

/** The questions of a quiz on paper, each with its answers; the right one has an icon, bold type and words. */
export function QuizQuestions({ cards }: { readonly cards: readonly QuizCard[] }) {
  return (
    <Box component="ol" sx={{ pl: 3, listStyle: "revert" }}>
      {cards.map((card) => (
        <Box
          component="li"
          key={card.id}
          sx={{ breakInside: "avoid", mb: 2, "&::marker": { fontWeight: 700 } }}
        >
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {card.question}
          </Typography>
          {(card.primary_graphic ?? card.primary_graphic_name) && (
            <Box sx={{ my: 1 }}>
              <Graphic
                address={card.primary_graphic}
                name={card.primary_graphic_name}
                alt={card.primary_graphic_name ?? ""}
                sx={{ maxHeight: 120 }}
              />
            </Box>
          )}
          <Box
            component="ul"
            sx={{
              mt: 0.5,
              display: "grid",
              gap: 0.5,
              columnGap: 3,
              gridTemplateColumns: "repeat(auto-fit, minmax(min(220px, 100%), 1fr))",
            }}
          >
            {card.answers.map((answer) => (
              <Answer key={answer.number} answer={answer} isRight={answer.number === card.correct_answer} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Answer({
  answer: { number, text, graphic, graphic_name },
  isRight,
}: {
  readonly answer: QuizCard["answers"][number];
  readonly isRight: boolean;
}) {
  const { t } = useTranslation("calendar");
  return (
    <Box
      component="li"
      sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: isRight ? 700 : 400 }}
    >
      <Box component="span" sx={{ width: 24, flexShrink: 0, display: "grid", placeItems: "center" }}>
        {isRight ? <RightIcon fontSize="small" sx={{ color: "success.main" }} /> : `${number}.`}
      </Box>
      {(graphic ?? graphic_name) && (
        <Graphic
          address={graphic}
          name={graphic_name}
          alt={text ? "" : (graphic_name ?? "")}
          sx={{ height: 56, maxWidth: 96 }}
        />
      )}
      <span>
        {text}
        {isRight && (
          <Typography component="span" variant="body2" color="textSecondary">
            {" "}
            {t("booklet.rightAnswer")}
          </Typography>
        )}
      </span>
    </Box>
  );
}
