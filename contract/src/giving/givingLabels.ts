import type { Labels } from "../core/labels.ts";
import type { Localized } from "../core/language.ts";

export const givingLabels: Localized<Labels> = {
  en: {
    one: "Charity Choice",
    many: "Charity Choices",
    fields: { charity_id: "Charity", votes: "Votes", count: "Votes", round: "Round" },
  },
  es: {
    one: "Organización elegida",
    many: "Organizaciones elegidas",
    fields: { charity_id: "Organización", votes: "Votos", count: "Votos", round: "Ronda" },
  },
};

export const goalLabels: Localized<Labels> = {
  en: { one: "Goal", many: "Goals", fields: { goal_cents: "Goal", goal_text: "Purpose" } },
  es: { one: "Meta", many: "Metas", fields: { goal_cents: "Meta", goal_text: "Propósito" } },
};
