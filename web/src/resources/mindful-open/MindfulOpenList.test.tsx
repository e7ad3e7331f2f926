import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { MindfulOpenForm } from "./MindfulOpenForm.tsx";
import { MindfulOpenList } from "./MindfulOpenList.tsx";

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
  await i18next.loadNamespaces(["curriculum"]);
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
  it("approves the drafts among them, each in the version that was seen, and offers the way back", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const asked = answerCalls(({ method, path }) => {
      const id = Number(path.split("/").at(-1));
      if (method === "PATCH") return { body: { data: item(id, { is_approved: true, version: 99 }) } };
      return { body: page([item(1), item(2, { is_approved: true, state: "live" }), item(3)]) };
    });
    await renderScreen(<MindfulOpenList />);
    await pressForAll([1, 2, 3], "Approve (2)");
    await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
    const changes = asked.filter(({ method }) => method === "PATCH");
    expect(changes.map(({ path, body, headers }) => [path, body, headers.get("If-Match")])).toEqual([
      ["/mindfulOpen/update/1", { is_approved: true }, '"10"'],
      ["/mindfulOpen/update/3", { is_approved: true }, '"30"'],
    ]);
  });

  it("approves the others when one was changed meanwhile, and says so", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    const asked = answerCalls(({ method, path }) => {
      if (path.endsWith("/update/1"))
        return { status: 412, body: { message: "Somebody changed it", request_id: "r" } };
      if (method === "PATCH") return { body: { data: item(3) } };
      return { body: page([item(1), item(3)]) };
    });
    await renderScreen(<MindfulOpenList />);
    await pressForAll([1, 3], "Approve");
    await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
    expect(asked.filter(({ method }) => method === "PATCH")).toHaveLength(2);
    expect(failed.mock.calls[0]?.[0]).toBe("Somebody changed it");
  });
});

describe("MindfulOpenForm", () => {
  it("shows questions that classes have answered as they are, and says why", async () => {
    const questions = [{ id: "q", label: "How many?", kind: "number", required: true }];
    answerCalls(() => ({ body: { data: item(1, { questions, response_count: 3 }) } }));
    await renderScreen(<MindfulOpenForm />, "/things?edit=1");
    expect(await screen.findByText(/Classes have answered these questions/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Add a question" })).toBeNull();
  });

  it("sends a changed breathing with all its parts, and the rest of the details as they were", async () => {
    const details = { script: "Sit tall.", breathing: { inhale: 4, hold: 2, exhale: 6, rounds: 5 } };
    const asked = answerCalls(() => ({ body: { data: item(1, { details }) } }));
    await renderScreen(<MindfulOpenForm />, "/things?edit=1");
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
    await renderScreen(<MindfulOpenForm />, "/things?new");
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
