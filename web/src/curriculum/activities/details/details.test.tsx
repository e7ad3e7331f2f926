import type { ActivityKind } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../../ui/testing.tsx";
import { storedActivity } from "../../testing.ts";
import { ActivityForm } from "../ActivityForm.tsx";

const breathing = { inhale: 4, hold: 2, exhale: 6, rounds: 5 };

/** Each kind: the heading of its part, what it has, and a field to write in with what is then sent. */
const kinds: readonly {
  kind: ActivityKind;
  title: string;
  details: Record<string, unknown>;
  shows: readonly string[];
  write: readonly [label: RegExp, text: string];
  sent: Record<string, unknown>;
}[] = [
  {
    kind: "mindfulClose",
    title: "The closing",
    details: { script: "Rest.", breathing },
    shows: ["Rest."],
    write: [/^Closing Prompt/, "Keep it"],
    sent: { closing_prompt: "Keep it" },
  },
  {
    kind: "kinesthetic",
    title: "The movement",
    details: { materials: ["Chalk"], steps: ["Walk"], duration_minutes: 20 },
    shows: ["Chalk", "Walk", "20"],
    write: [/^Space/, "Yard"],
    sent: { space: "Yard" },
  },
  {
    kind: "projectBased",
    title: "The project",
    details: { driving_question: "Why?", materials: ["Paper"], steps: ["Draw"], duration_days: 5 },
    shows: ["Why?", "Paper", "Draw", "5"],
    write: [/^Outcome/, "A model"],
    sent: { outcome: "A model" },
  },
  {
    kind: "peerConnection",
    title: "Together",
    details: { group_size: 4, steps: ["Tell"] },
    shows: ["4", "Tell"],
    write: [/^Prompt/, "Thank"],
    sent: { prompt: "Thank" },
  },
  {
    kind: "familyConnection",
    title: "At home",
    details: { letter: { en: "Dear families", es: "Queridas familias" } },
    shows: ["Dear families"],
    write: [/^Prompt/, "Ask"],
    sent: { prompt: "Ask" },
  },
  {
    kind: "playActivity",
    title: "The game",
    details: { materials: ["Ball"], players: "6 to 12", duration_minutes: 15 },
    shows: ["Ball", "6 to 12", "15"],
    write: [/^Rules/, "Fair"],
    sent: { rules: "Fair" },
  },
  {
    kind: "lessonPlan",
    title: "The lesson",
    details: { objective: "See", materials: ["Book"], procedure: "Read", duration_minutes: 40 },
    shows: ["See", "Book", "Read", "40"],
    write: [/^Assessment/, "Tell"],
    sent: { assessment: "Tell" },
  },
];

const stored = (details: object) =>
  storedActivity({
    id: 1,
    start: "2026-11-01",
    end: "2026-11-30",
    details,
    version: 10,
    can: ["update", "delete"],
  });

async function open(kind: ActivityKind, details: object) {
  const asked = answerCalls(() => ({ body: { data: stored(details) } }));
  await renderScreen(<ActivityForm kind={kind} />, "/things?edit=1");
  await screen.findByText("Save changes");
  return asked;
}

beforeEach(() => i18next.loadNamespaces(["curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the part of a type in the form", () => {
  it.each(kinds)("of $kind shows what it has, and sends it with what was added", async (each) => {
    const asked = await open(each.kind, each.details);
    // By its text and not by its role: working roles out over the whole form is slow.
    const sections = [each.title, "For the teacher, never projected"].map((title) =>
      within(screen.getByText(title).closest("section") as HTMLElement),
    );
    for (const text of each.shows)
      expect(sections.flatMap((part) => part.queryAllByDisplayValue(text))).toHaveLength(1);
    const [label, text] = each.write;
    const [field] = sections.flatMap((part) => part.queryAllByLabelText(label));
    await userEvent.type(field as HTMLElement, text);
    await userEvent.click(screen.getByText("Save changes"));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    const body = asked.find(({ method }) => method === "PATCH")?.body;
    expect(body).toEqual({ details: { ...each.details, ...each.sent } });
  });

  it("of a letter prints the one that is shown, with the question below it, and nothing else", async () => {
    const print = vi.spyOn(window, "print").mockReturnValue();
    await open("familyConnection", {
      letter: { en: "Dear families", es: "Queridas familias" },
      prompt: "Ask",
    });
    await userEvent.click(screen.getByText(/^Spanish/));
    expect(screen.getByDisplayValue("Queridas familias")).toBeDefined();
    await userEvent.click(screen.getByText("Print the letter"));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector(".print-sheet");
    expect(sheet?.textContent).toBe("WalkQueridas familiasAsk");
    window.dispatchEvent(new Event("afterprint"));
    await waitFor(() => expect(document.querySelector(".print-sheet")).toBeNull());
  });
});
