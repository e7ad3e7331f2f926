import { optionalLongText } from "../../../core/fields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, number, people, peopleInput, shared, text } from "../detailFields.ts";

export const playActivity = defineActivity("playActivity", {
  details: {
    row: { materials: list, rules: text, players: people, duration_minutes: number },
    input: {
      materials: lines(),
      rules: optionalLongText(10_000),
      players: peopleInput(),
      duration_minutes: count(600),
    },
    labels: {
      en: { ...shared.en, rules: "Rules", players: "Players" },
      es: { ...shared.es, rules: "Reglas", players: "Jugadores" },
    },
  },
  sample: {
    title: "Pass the storm",
    "details.materials": "A soft ball",
    "details.rules": "The student with the ball makes a rain sound. The others repeat it.",
    "details.players": "6 to 12",
    "details.duration_minutes": "15",
  },
});
