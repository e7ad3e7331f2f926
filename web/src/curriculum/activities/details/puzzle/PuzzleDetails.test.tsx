import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../../../ui/testing.tsx";
import { ActivityForm } from "../../ActivityForm.tsx";
import { PuzzlePrintPage } from "../../preview/PuzzlePrintPage.tsx";
import { parseWordLines } from "./parseWordLines.ts";

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["curriculum", "puzzles"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openForm(answer: Parameters<typeof answerCalls>[0] = () => ({ body: { data: [] } })) {
  const asked = answerCalls(answer);
  await renderScreen(<ActivityForm kind="puzzle" />, "/things?new");
  return asked;
}

const preview = () => screen.getByRole("group", { name: "How it will look" });

describe("the puzzle editor", () => {
  it("lays words out while they are added, and another layout at a press", async () => {
    await openForm();
    await userEvent.click(await screen.findByRole("radio", { name: "Word search" }));
    expect(within(preview()).getByText(/Add a word/)).toBeDefined();
    const next = screen.getByRole("textbox", { name: "Next word" });
    await userEvent.type(next, "kindness{Enter}");
    expect((screen.getByRole("textbox", { name: "Word 1" }) as HTMLInputElement).value).toBe("kindness");
    const drawing = within(preview()).getByRole("img", { name: "Word search, 9 by 9 letters" });
    const before = drawing.textContent;
    await userEvent.click(within(preview()).getByRole("button", { name: "Another layout" }));
    expect(within(preview()).getByRole("img").textContent).not.toBe(before);
  });

  it("says at the word that is to blame why it can't be laid out", async () => {
    await openForm();
    await userEvent.click(await screen.findByRole("radio", { name: "Word search" }));
    await userEvent.click(screen.getByRole("textbox", { name: "Next word" }));
    await userEvent.paste("1. kindness - being good\n2. kind: short\n");
    const row = (await screen.findByRole("textbox", { name: "Word 2" })).closest("li");
    expect(row?.textContent).toContain("“kind” is also part of “kindness”");
    expect((screen.getByRole("textbox", { name: "Clue 1" }) as HTMLInputElement).value).toBe("being good");
    await userEvent.click(screen.getByRole("button", { name: "Remove kind" }));
    expect(within(preview()).getByRole("img")).toBeDefined();
  });

  it("sends the layout that was seen, and puts the server's refusal at its word", async () => {
    const refusal = { message: "No", errors: [{ path: "details.words.0", msg: "Not this word" }] };
    const asked = await openForm(({ method }) =>
      method === "POST" ? { status: 422, body: refusal } : { body: { data: [] } },
    );
    await userEvent.type(await screen.findByRole("textbox", { name: /^Title/ }), "Words");
    for (const name of [/^Start/, /^End/]) {
      await userEvent.type(screen.getByLabelText(name), "2026-11-30");
    }
    await userEvent.click(screen.getByRole("radio", { name: "Word scramble" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Next word" }), "calm{Enter}");
    await userEvent.click(screen.getByRole("button", { name: /^Add Puzzle/ }));
    expect(await screen.findByText("Not this word")).toBeDefined();
    const sent = asked.find(({ method }) => method === "POST")?.body as { details: Record<string, unknown> };
    expect(sent.details).toMatchObject({ puzzle_type: "word_scramble", words: ["calm"] });
    expect(sent.details["seed"]).toBeGreaterThan(0);
  });
});

describe("parseWordLines", () => {
  it("reads a word a line with its clue, and leaves hyphens inside of words alone", () => {
    expect(parseWordLines("• self-control – waiting\n\n3) hope\tA wish\r\ntrust: relying\npeace")).toEqual([
      { word: "self-control", clue: "waiting" },
      { word: "hope", clue: "A wish" },
      { word: "trust", clue: "relying" },
      { word: "peace", clue: "" },
    ]);
  });
});

describe("the print page", () => {
  const render = async (details: object) => {
    answerCalls(() => ({ body: { data: { id: 4, title: "Crossing words", details } } }));
    await renderScreen(<PuzzlePrintPage />, "/print/4", "/print/:id");
  };

  it("shows the sheet with its clues and, unless it is left out, the answer key", async () => {
    await render({
      puzzle_type: "crossword",
      words: ["hope", "open"],
      clues: ["A wish", "Not shut"],
      seed: 3,
    });
    expect(await screen.findByText(/A wish/)).toBeDefined();
    const [sheet, key] = screen.getAllByRole("img");
    expect([sheet?.textContent, key?.textContent]).toEqual([
      expect.not.stringContaining("H"),
      expect.stringContaining("H"),
    ]);
    await userEvent.click(screen.getByRole("switch", { name: "With answer key" }));
    expect(screen.getAllByRole("img")).toHaveLength(1);
  });

  it("says why a puzzle that is not finished can't be printed", async () => {
    await render({ puzzle_type: "crossword", words: [] });
    expect(await screen.findByText(/can’t be printed yet.*Add words so classes can play/)).toBeDefined();
  });
});
