import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { DatesDialog } from "./DatesDialog.tsx";

const row = (action: string, more: object = {}) => ({
  kind: "session",
  id: 1,
  title: "Session 1",
  action,
  from: { start: "2026-09-07", end: "2026-10-16" },
  to: { start: "2027-09-06", end: "2027-10-15" },
  why: null,
  result: null,
  ...more,
});
const outcome = (more: object) => ({ days: 364, blocked: null, rows: [row("copy")], refused: [], ...more });

const draw = async (answer: (body: { copy?: boolean; dry_run?: boolean }) => object) => {
  const closed = vi.fn();
  const asked = answerCalls(({ body }) => ({
    body: { data: outcome(answer(body as object)), message: "1 copied as drafts" },
  }));
  const dialog = (
    <DatesDialog
      title="Move it"
      label="First day"
      what={{ session_id: 1 }}
      start="2027-09-06"
      copies
      onClose={closed}
    />
  );
  await renderScreen(dialog);
  return { asked: () => asked.map(({ body }) => body), closed };
};

beforeEach(() => i18next.loadNamespaces(["calendar", "curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("changing dates", () => {
  it("shows from when to when before anything is done, then does it and closes", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const done = row("copy", { result: { id: 7, version: 1 } });
    const { asked, closed } = await draw(({ dry_run }) => (dry_run ? {} : { rows: [done] }));
    expect(await screen.findByText("Sep 6, 2027 – Oct 15, 2027")).toBeDefined();
    expect(asked()).toEqual([{ session_id: 1, start: "2027-09-06", copy: true, dry_run: true }]);
    await userEvent.click(screen.getByRole("button", { name: "Create copies" }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    expect(asked().at(-1)).toEqual({ session_id: 1, start: "2027-09-06", copy: true });
    expect(succeeded).toHaveBeenCalledOnce();
  });

  it("asks anew for moving and for another day, and says what is left out and why", async () => {
    const refused = [{ type: "kinesthetic", id: 5, title: "Leaping", why: "Someone else changed it" }];
    const { asked } = await draw(({ copy }) =>
      copy ? {} : { rows: [row("move", { why: "So it is" })], refused },
    );
    await userEvent.click(await screen.findByRole("radio", { name: /^Move/ }));
    expect(await screen.findByText("So it is")).toBeDefined();
    expect(screen.getByText("Someone else changed it")).toBeDefined();
    fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2027-09-13" } });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ start: "2027-09-13", copy: false }));
  });

  it("can't be pressed while something stands in the way, or nothing would change", async () => {
    await draw(({ copy }) => (copy ? { blocked: "It overlaps" } : { rows: [row("keep")] }));
    expect(await screen.findByText("These changes aren't possible: It overlaps")).toBeDefined();
    expect(screen.getByRole("button", { name: "Create copies" })).toHaveProperty("disabled", true);
    await userEvent.click(screen.getByRole("radio", { name: /^Move/ }));
    expect(await screen.findByText("Nothing would change")).toBeDefined();
    expect(screen.getByRole("button", { name: "Change dates" })).toHaveProperty("disabled", true);
  });
});
