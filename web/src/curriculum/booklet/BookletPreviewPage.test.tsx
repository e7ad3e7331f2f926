import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { BookletPage } from "./BookletPage.tsx";
import { BookletPreviewPage } from "./BookletPreviewPage.tsx";

const item = (kind: string, id: number, title: string, more: object = {}) => ({
  kind,
  id,
  title,
  start: "2026-09-07",
  end: "2026-10-16",
  level: null,
  session: { id: 1, name: "Session 1" },
  session_theme: null,
  trait: null,
  standards: [],
  video_url: null,
  attachment: null,
  will_visit: false,
  instructions: null,
  details: {},
  questions: [],
  ...more,
});
const items = [
  item("trait", 1, "Kindness", {
    details: { episodes: [{ name: "The bench", url: "https://v.example/1" }] },
  }),
  item("kinesthetic", 2, "Leaping", {
    standards: ["SEL.1"],
    instructions: "Make room.",
    details: { materials: ["A rope"], steps: ["Leap", "Land"], space: "The hall", duration_minutes: 15 },
    questions: [{ id: "q", label: "How was it?", kind: "choice", options: ["Good", "Bad"], required: true }],
  }),
  item("familyConnection", 3, "Brave stories", {
    details: { letter: { en: "Dear families", es: "Queridas familias" }, prompt: null },
  }),
];
const booklet = { grade: "3", levels: [{ id: 1, name: "Upper" }], program: null, session: null, items };

beforeEach(async () => {
  await i18next.loadNamespaces(["calendar", "curriculum", "quizzes"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the curriculum booklet", () => {
  it("says what goes into it, by kind and one by one, and leads to its preview with the same choice", async () => {
    const asked = answerCalls(() => ({ body: { data: booklet } }));
    await renderScreen(
      <BookletPage Download={({ choice }) => <p>File for grade {choice.grade}</p>} />,
      "/things?grade=3&types=kinesthetic,trait",
    );
    expect(await screen.findByText("3 sections")).toBeDefined();
    expect(screen.getByText("Kinesthetic Activity: 1")).toBeDefined();
    const link = screen.getByRole("link", { name: "View here" });
    expect(link.getAttribute("href")).toBe("/curriculum-export-pdf/preview?grade=3&types=kinesthetic,trait");
    expect(screen.getByText("File for grade 3")).toBeDefined();
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({ grade: "3", types: "trait,kinesthetic" });
  });

  it("asks for a grade first, and says so when nothing is approved", async () => {
    answerCalls(() => ({ body: { data: { ...booklet, items: [] } } }));
    await renderScreen(
      <BookletPage Download={({ choice }) => <p>File for grade {choice.grade}</p>} />,
      "/things",
    );
    expect(await screen.findByText("Choose a grade")).toBeDefined();
    cleanup();
    await renderScreen(
      <BookletPage Download={({ choice }) => <p>File for grade {choice.grade}</p>} />,
      "/things?grade=3",
    );
    expect(await screen.findByText("No approved content for these choices")).toBeDefined();
    expect(screen.queryByRole("link", { name: "View here" })).toBeNull();
  });

  it("lets the grade be picked on the preview itself, where the address names none", async () => {
    const asked = answerCalls(() => ({ body: { data: booklet } }));
    await renderScreen(<BookletPreviewPage Prose={RichText} />);
    expect(await screen.findByText("Choose a grade")).toBeDefined();
    await userEvent.click(screen.getByRole("combobox", { name: /^Grade/ }));
    await userEvent.click(await screen.findByRole("option", { name: "3" }));
    expect(await screen.findByRole("link", { name: "Leaping" })).toBeDefined();
    expect(asked.some(({ query }) => query.get("grade") === "3")).toBe(true);
  });

  it("sets each item in a section of its own that the contents lead to", async () => {
    answerCalls(() => ({ body: { data: booklet } }));
    await renderScreen(<BookletPreviewPage Prose={({ text }) => <p>{text}</p>} />, "/things?grade=3");
    const link = await screen.findByRole("link", { name: "Leaping" });
    const section = document.querySelector<HTMLElement>(link.getAttribute("href") ?? "none");
    const inside = within(section as HTMLElement);
    for (const text of ["Make room.", "Materials", "A rope", "Land", "The hall", "SEL.1", "How was it?"]) {
      expect(inside.getByText(text)).toBeDefined();
    }
    expect(screen.getByText("The bench")).toBeDefined();
    expect(screen.getByText("Queridas familias").closest("[lang]")?.getAttribute("lang")).toBe("es");
    expect(screen.queryByText("Prompt")).toBeNull();
  });

  it("sets a quiz's questions with the right answer marked, a nomination form's number, a puzzle's words with clues", async () => {
    const answers = ["A coat", "A smile", "A stone", "A shoe"].map((text, index) => ({
      number: index + 1,
      text,
      graphic: null,
      graphic_name: null,
    }));
    const card = { id: 5, question: "What warms most?", answers, correct_answer: 2 };
    const graphics = { primary_graphic: null, primary_graphic_name: null, math_op: null };
    const all = [
      item("quiz", 4, "Warmth", { details: { quiz_questions: [{ ...card, ...graphics }] } }),
      item("nomination", 5, "Kindest", { details: { max_per_class: 3 } }),
      item("puzzle", 6, "Crossed", {
        details: {
          puzzle_type: "crossword",
          words: ["SHARE", "HELP"],
          clues: ["To give a part", ""],
          seed: 7,
        },
        instructions: "<p>Go <strong>slowly</strong>.</p>",
      }),
    ];
    answerCalls(() => ({ body: { data: { ...booklet, items: all } } }));
    await renderScreen(<BookletPreviewPage Prose={RichText} />, "/things?grade=3");
    const right = (await screen.findByText("A smile")).closest("li");
    expect(right?.textContent).toBe("A smile (the right answer)");
    expect(within(right?.closest("ul") as HTMLElement).getAllByRole("listitem")).toHaveLength(4);
    expect(screen.getAllByText(/the right answer/)).toHaveLength(1);
    expect(screen.getByText("Nominations per Class").parentElement?.textContent).toContain("3");
    for (const text of ["Crossword", "SHARE: To give a part", "HELP"])
      expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByText("slowly").tagName).toBe("STRONG");
  });
});
