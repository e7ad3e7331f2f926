import { optionalLongText } from "../../../core/fields.ts";
import { defineActivity } from "../defineActivity.ts";
import { count, lines, list, notes, number, people, peopleInput, shared, text } from "../detailFields.ts";

export const playActivity = defineActivity("playActivity", {
  details: {
    row: { materials: list, rules: text, rules_notes: list, players: people, duration_minutes: number },
    input: {
      materials: lines(),
      rules: optionalLongText(10_000),
      rules_notes: notes(),
      players: peopleInput(),
      duration_minutes: count(600),
    },
    labels: {
      en: { ...shared.en, rules: "Rules", rules_notes: "Notes on Rules", players: "Players" },
      es: { ...shared.es, rules: "Reglas", rules_notes: "Notas de las reglas", players: "Jugadores" },
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
