import Box from "@mui/material/Box";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { cardOf } from "./cardOf.ts";
import { QuizCardView } from "./QuizCardView.tsx";

/** The question of the form around, as a class will see it; answers can be tried. */
export function QuestionPreview() {
  const { t } = useTranslation("quizzes");
  const [chosen, setChosen] = useState<number | null>(null);
  const card = cardOf(useWatch() as Readonly<Record<string, unknown>>);
  return (
    <Box
      role="group"
      aria-label={t("question.preview")}
      data-color="dark"
      sx={{
        // As high as needed, so that all answers are visible.
        container: "stage / inline-size",
        minHeight: 320,
        display: "grid",
        placeItems: "safe center",
        p: 2,
        borderRadius: 2,
        color: "text.primary",
        bgcolor: "background.default",
      }}
    >
      <QuizCardView
        card={card}
        label={t("question.previewLabel")}
        chosen={chosen}
        revealed={false}
        onChoose={setChosen}
      />
    </Box>
  );
}
