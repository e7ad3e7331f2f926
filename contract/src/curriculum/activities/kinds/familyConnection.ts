import { z } from "zod";
import { optionalLongText, parts } from "../../../core/fields.ts";
import { furtherLetter, furtherLettersInput } from "../../letters/familyLetters.ts";
import { defineActivity } from "../defineActivity.ts";
import { shared, text } from "../detailFields.ts";

/** A letter to families, by language. */
const letter = z.object({ en: text, es: text });
const letterInput = parts({ en: optionalLongText(20_000), es: optionalLongText(20_000) });

export const familyConnection = defineActivity("familyConnection", {
  details: {
    row: { letter: letter.nullish(), letters: z.array(furtherLetter).nullish(), prompt: text },
    input: {
      letter: z
        .preprocess((value) => (typeof value === "string" ? { en: value } : value), letterInput)
        .nullable()
        .optional(),
      letters: furtherLettersInput,
      prompt: optionalLongText(2000),
    },
    labels: {
      en: {
        ...shared.en,
        letter: "Letter to families",
        "letter.en": "Letter to families in English",
        "letter.es": "Letter to families in Spanish",
        letters: "Letters in more languages",
      },
      es: {
        ...shared.es,
        letter: "Carta a las familias",
        "letter.en": "Carta a las familias en inglés",
        "letter.es": "Carta a las familias en español",
        letters: "Cartas en más idiomas",
      },
    },
  },
  sample: {
    title: "Around our table",
    "details.letter.en": "Dear families, this week we talk about gratitude.",
    "details.letter.es": "Queridas familias: esta semana hablamos de la gratitud.",
    "details.prompt": "What is each of you thankful for today?",
  },
});
