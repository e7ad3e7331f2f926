import { activityKinds, partsFor } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../../ui/testing.tsx";
import { storedActivity } from "../../testing.ts";
import { ActivityForm } from "../ActivityForm.tsx";

const stored = (details: object) => storedActivity({ details });

beforeEach(() => i18next.loadNamespaces(["curriculum", "puzzles", "quizzes"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const forTeacher = () => screen.findByRole("region", { name: "For the teacher, never projected" });
const note = (place: number) =>
  screen.getByRole<HTMLTextAreaElement>("textbox", { name: `Notes on Steps: note ${place}` });

describe("the teacher's part of an activity's form", () => {
  it.each(activityKinds)(
    "has every text of %s that is for the teacher, and none for the class",
    async (kind) => {
      answerCalls(() => ({ body: { data: stored({ script: "Rest.", steps: ["Walk"], rules: "Run." }) } }));
      await renderScreen(<ActivityForm kind={kind} />, "/things?edit=4");
      const part = within(await forTeacher());
      // The editor of the instructions comes later than the rest.
      await waitFor(() =>
        expect(part.getAllByRole("textbox")).toHaveLength(1 + partsFor(kind, "teacher").length),
      );
    },
  );

  it("moves a note along with its step, and sends both", async () => {
    const asked = answerCalls(() => ({
      body: { data: stored({ steps: ["Stand", "Shake"], step_notes: ["", "Show the jar"] }) },
    }));
    await renderScreen(<ActivityForm kind="kinesthetic" />, "/things?edit=4");
    await forTeacher();
    expect(note(2).value).toBe("Show the jar");
    await userEvent.click(screen.getByRole("button", { name: "Steps: move 2 up" }));
    await waitFor(() => expect(note(1).value).toBe("Show the jar"));
    await userEvent.type(note(2), "Wait");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    expect(asked.find(({ method }) => method === "PATCH")?.body).toMatchObject({
      details: { steps: ["Shake", "Stand"], step_notes: ["Show the jar", "Wait"] },
    });
  });
});
