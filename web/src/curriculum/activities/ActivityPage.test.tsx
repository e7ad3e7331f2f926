import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import type { ReactElement } from "react";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BulkReportDialog } from "../../app/shell/BulkReportDialog.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { ActivityForm } from "./ActivityForm.tsx";
import { ActivityPage } from "./ActivityPage.tsx";

const item = (id: number, changes: object = {}) => ({
  id,
  title: `Breath ${id}`,
  name: `Breath ${id}`,
  state: "draft",
  start: "2026-11-01",
  end: "2026-11-30",
  is_approved: false,
  is_active: true,
  will_visit: false,
  standards_visible: false,
  attachment_visible: true,
  questions: [],
  details: {},
  response_count: 0,
  version: id * 10,
  can: ["update", "delete"],
  ...changes,
});

const page = (rows: unknown[]) => ({ data: rows, meta: { page: 0, rows: 100, total: rows.length } });

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["calendar", "curriculum"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Ticks the given items and presses a button of the bar that then stands above them. */
async function pressForAll(ids: readonly number[], name: string | RegExp) {
  for (const id of ids)
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select Breath ${id}` }));
  await userEvent.click(within(screen.getByRole("toolbar")).getByRole("button", { name }));
}

describe("approving several items", () => {
  const type = "mindfulness_matters_open_form";
  const row = (id: number, changes: object = {}) => item(id, { type, ...changes });
  const outcome = (ids: number[], skipped: object[] = [], names: object = {}) => ({
    body: { data: { done: ids.length, ids, skipped, names }, message: `Approved ${ids.length} forms` },
  });

  it("approves the drafts among them in one call, and takes that back", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const asked = answerCalls(({ path }) =>
      path === "/mindfulOpen/bulk"
        ? outcome([1, 3])
        : { body: page([row(1), row(2, { is_approved: true, state: "live" }), row(3)]) },
    );
    await renderScreen(<ActivityPage kind="mindfulOpen" />);
    await pressForAll([1, 2, 3], "Approve (2)");
    await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
    const content = succeeded.mock.lastCall?.[0] as (toast: object) => ReactElement;
    render(content({ closeToast: () => undefined }));
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    const calls = () => asked.filter(({ path }) => path === "/mindfulOpen/bulk");
    await waitFor(() => expect(calls()).toHaveLength(2));
    expect(calls().map(({ body }) => body)).toEqual([
      { action: "approve", ids: [1, 3] },
      { action: "unapprove", ids: [1, 3] },
    ]);
  });

  it("lists what was left as it is, and why", async () => {
    vi.spyOn(toast, "success").mockReturnValue(0);
    answerCalls(({ path }) =>
      path === "/mindfulOpen/bulk"
        ? outcome([3], [{ id: 1, msg: "Already approved" }], { 1: "Breath 1" })
        : { body: page([row(1), row(3)]) },
    );
    await renderScreen(
      <>
        <ActivityPage kind="mindfulOpen" />
        <BulkReportDialog />
      </>,
    );
    await pressForAll([1, 3], "Approve");
    const dialog = await screen.findByRole("dialog", { name: "Approved 1 forms" });
    expect(within(dialog).getByRole("listitem").textContent).toBe("Breath 1: Already approved");
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  });
});

describe("ActivityForm", () => {
  it("shows questions that classes have answered as they are, and says why", async () => {
    const questions = [{ id: "q", label: "How many?", kind: "number", required: true }];
    answerCalls(() => ({ body: { data: item(1, { questions, response_count: 3 }) } }));
    await renderScreen(<ActivityForm kind="mindfulOpen" />, "/things?edit=1");
    expect(await screen.findByText(/Classes have answered these questions/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add a question" })).toBeNull();
  });

  it("sends a changed breathing with all its parts, and the rest of the details as they were", async () => {
    const details = { script: "Sit tall.", breathing: { inhale: 4, hold: 2, exhale: 6, rounds: 5 } };
    const asked = answerCalls(() => ({ body: { data: item(1, { details }) } }));
    await renderScreen(<ActivityForm kind="mindfulOpen" />, "/things?edit=1");
    const rounds = await screen.findByRole("spinbutton", { name: /^Rounds/ });
    await userEvent.clear(rounds);
    await userEvent.type(rounds, "8");
    await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({
      details: { ...details, breathing: { ...details.breathing, rounds: 8 } },
    });
  });

  it("begins a new one as a draft with the questions of its type", async () => {
    const asked = answerCalls(() => ({ status: 201, body: { data: item(9) } }));
    await renderScreen(<ActivityForm kind="mindfulOpen" />, "/things?new");
    await userEvent.type(await screen.findByRole("textbox", { name: /^Title/ }), "Balloon breathing");
    for (const name of [/^Start/, /^End/]) await userEvent.type(screen.getByLabelText(name), "2026-11-01");
    await userEvent.click(screen.getByRole("button", { name: "Add Mindfulness Open Form" }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({
      title: "Balloon breathing",
      is_approved: false,
      is_active: true,
      questions: [{ id: "students" }, { id: "before" }, { id: "after" }, { id: "reflection" }],
    });
  });
});
