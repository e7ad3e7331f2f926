import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { ActivityForm } from "../activities/ActivityForm.tsx";
import { storedActivity } from "../testing.ts";

beforeEach(() => i18next.loadNamespaces(["curriculum", "illustrations", "puzzles", "quizzes"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openForm(details: object) {
  const asked = answerCalls(() => ({ body: { data: storedActivity({ details }) } }));
  await renderScreen(<ActivityForm kind="kinesthetic" />, "/things?edit=4");
  const sent = async () => {
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    return asked.find(({ method }) => method === "PATCH")?.body;
  };
  return { sent };
}

const openPicker = async (name: string) => {
  await userEvent.click(await screen.findByRole("button", { name }));
  return within(await screen.findByRole("dialog", { name: "Choose an illustration" }));
};

describe("the picker of illustrations", () => {
  it("finds by what a picture shows, previews it, and puts its name into the activity", async () => {
    const { sent } = await openForm({ steps: ["Walk"] });
    const dialog = await openPicker("Choose: Illustration");
    expect(dialog.getAllByRole("option").length).toBeGreaterThanOrEqual(60);
    await userEvent.type(dialog.getByRole("searchbox"), "tree HILL");
    expect(dialog.getAllByRole("option")).toHaveLength(1);
    expect(dialog.getByRole("status").textContent).toBe("1 illustration");
    await userEvent.click(dialog.getByRole("option", { name: "A tree on a hill" }));
    expect(dialog.getByRole("img", { name: "A tree on a hill" })).toBeDefined();
    await userEvent.click(dialog.getByRole("button", { name: "Use illustration" }));
    expect(await sent()).toMatchObject({ details: { illustration: "tree" } });
  });

  it("goes from picture to picture by arrow keys and takes one with Enter, for a step", async () => {
    const { sent } = await openForm({ steps: ["Stand", "Walk"] });
    const dialog = await openPicker("Choose: Illustrations of Steps: 2");
    const [first, second] = dialog.getAllByRole("option");
    first?.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect(await sent()).toMatchObject({ details: { step_illustrations: ["", "ball-game"] } });
  });

  it("takes an illustration away, and moves a step's along with it", async () => {
    const { sent } = await openForm({
      illustration: "tree",
      steps: ["Stand", "Walk"],
      step_illustrations: ["", "bee"],
    });
    const dialog = await openPicker("Change: Illustration");
    await userEvent.click(dialog.getByRole("button", { name: "No illustration" }));
    await userEvent.click(screen.getByRole("button", { name: "Steps: move 2 up" }));
    await screen.findByRole("button", { name: "Change: Illustrations of Steps: 1" });
    expect(await sent()).toMatchObject({
      details: { illustration: null, steps: ["Walk", "Stand"], step_illustrations: ["bee"] },
    });
  });
});
