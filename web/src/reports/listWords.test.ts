import { type Language, listWords } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import curriculumEn from "../locales/en/curriculum.json";
import givingEn from "../locales/en/giving.json";
import peopleEn from "../locales/en/people.json";
import uiEn from "../locales/en/ui.json";
import curriculumEs from "../locales/es/curriculum.json";
import givingEs from "../locales/es/giving.json";
import peopleEs from "../locales/es/people.json";
import uiEs from "../locales/es/ui.json";

type Words = Readonly<Record<string, string>>;

const texts = {
  en: { curriculum: curriculumEn, giving: givingEn, people: peopleEn, ui: uiEn },
  es: { curriculum: curriculumEs, giving: givingEs, people: peopleEs, ui: uiEs },
};

/** What the screens call the words of a field, in a language. */
const onScreens = ({
  curriculum,
  giving,
  people,
  ui,
}: (typeof texts)[Language]): Readonly<Record<string, Words>> => ({
  action: people.audit.deeds,
  captions: curriculum.captions.states,
  program: curriculum.programs.kinds,
  puzzle_type: curriculum.sessions.puzzles,
  span: curriculum.sessions.spans,
  state: { ...curriculum.activities.states, ...ui.imports.states },
  status: giving.status,
});

describe.each(["en", "es"] as const)("the words of files in %s", (language) => {
  it("are those of the screens", () => {
    for (const [field, words] of Object.entries(onScreens(texts[language]))) {
      expect(listWords[field]?.[language], field).toMatchObject(words);
    }
    const leads: Words = texts[language].people.leads.statuses;
    for (const [status, word] of Object.entries(leads)) {
      expect(listWords["status"]?.[language][status] ?? status).toBe(word);
    }
  });
});
