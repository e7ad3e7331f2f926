import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderPuzzle, setUpPuzzles, status } from "./testing.tsx";

vi.mock("../celebrating/throwConfetti.ts", () => ({ throwConfetti: () => Promise.resolve() }));

setUpPuzzles();

describe("a jigsaw on the stage", () => {
  class Picture {
    naturalWidth = 300;
    naturalHeight = 200;
    onload?: () => void;
    set src(_address: string) {
      queueMicrotask(() => this.onload?.());
    }
  }
  async function renderJigsaw(grid_size = 2) {
    vi.stubGlobal("Image", Picture);
    const puzzle = await renderPuzzle({
      puzzle_type: "jigsaw",
      image_url: "/api/files/a.png",
      grid_size,
      piece_texts: ["sky and a bird's wing"],
      seed: 4,
    });
    if (puzzle.type !== "jigsaw") throw new Error("another puzzle");
    await screen.findByRole("button", { name: /^Piece 1 of/ });
    return puzzle;
  }
  const places = ["Upper left", "Upper right", "Lower left", "Lower right"];
  const place = (at: number) => screen.getByRole("button", { name: `${places[at] ?? ""}, empty` });

  it("holds a piece in its own place alone", async () => {
    const puzzle = await renderJigsaw();
    const put = async (at: number) => {
      await userEvent.click(await screen.findByRole("button", { name: /^Piece 1 of/, pressed: false }));
      await userEvent.click(place(at));
    };
    const [first = 0, ...others] = puzzle.table;
    await put((first + 1) % 4);
    expect(status()).toBe("It belongs somewhere else. Try another place.");
    await userEvent.click(place(first));
    expect(status()).toBe("It fits. 3 pieces are left.");
    for (const piece of others) await put(piece);
    expect(status()).toBe("Solved! Well done, everyone.");
  });

  it("tells its pieces apart in words, and is solved by keys alone", async () => {
    const puzzle = await renderJigsaw();
    expect(screen.getByRole("button", { name: /Upper left: sky and a bird's wing$/ })).toBeDefined();
    for (const piece of puzzle.table) {
      screen.getByRole("button", { name: new RegExp(`^Piece .* ${places[piece] ?? ""}`) }).focus();
      await userEvent.keyboard("{Enter}");
      expect(status()).toContain("Picked up");
      await userEvent.keyboard("{ArrowUp}{ArrowLeft}");
      if (piece >= 2) await userEvent.keyboard("{ArrowDown}");
      if (piece % 2 === 1) await userEvent.keyboard("{ArrowRight}");
      await userEvent.keyboard("{Enter}");
      if (piece !== puzzle.table.at(-1))
        expect(document.activeElement?.hasAttribute("data-piece")).toBe(true);
    }
    expect(status()).toBe("Solved! Well done, everyone.");
  });

  it("puts a piece back with Escape, and the stage stays", async () => {
    await renderJigsaw(4);
    const piece = screen.getByRole("button", { name: /^Piece 1 of 16, Row/ });
    piece.focus();
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).not.toBe(piece);
    const isLeft = fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(isLeft).toBe(false);
    expect(document.activeElement).toBe(piece);
    expect(status()).toContain("Put back.");
  });
});

describe("two teams at one puzzle", () => {
  it("take turns, whether they find a word or not, and keep two scores", async () => {
    await renderPuzzle({ puzzle_type: "word_scramble", words: ["calm", "hope"], seed: 1 });
    await userEvent.click(screen.getByRole("button", { name: "Two teams" }));
    const turn = () => screen.getByRole("button", { name: /^Team/, pressed: true }).textContent;
    expect(turn()).toContain("Team 1: 0");
    await userEvent.keyboard("calm");
    expect(turn()).toContain("Team 2: 0");
    await userEvent.click(screen.getByRole("button", { name: "Next word" }));
    await userEvent.keyboard(Array.from("hope").reverse().join(""));
    expect(turn()).toContain("Team 1: 1");
    await userEvent.keyboard("hope");
    expect(screen.getByText("Team 1 wins!")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "No teams" }));
    expect(screen.queryByRole("group", { name: "Scores" })).toBeNull();
  });
});
