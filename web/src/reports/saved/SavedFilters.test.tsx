import { reports } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Asked, answerCalls, renderScreen } from "../../ui/testing.tsx";
import type { ReportDefinition } from "../ReportDefinition.ts";
import { useReportFilters } from "../useReportFilters.ts";
import { SavedFilters } from "./SavedFilters.tsx";

const row = {
  id: 7,
  version: 3,
  can: ["update", "delete"],
  created_at: "2026-09-15T16:00:00Z",
  updated_at: "2026-09-15T16:00:00Z",
  report: "activitySummary",
  name: "Bright Futures",
  filters: { providers: "2,1" },
  format: null,
  schedule: null as string | null,
  weekday: null,
  month_day: null,
  recipient_ids: [4],
  recipients: [{ id: 4, name: "Ida Berg", stopped_at: null as string | null }],
  sends: [] as object[],
  last_sent_at: null,
};

/** The filters of a report with the address they lie in. */
function Screen() {
  const report: ReportDefinition = reports.activitySummary;
  const { chosen, change } = useReportFilters(report);
  return (
    <>
      <SavedFilters name="activitySummary" report={report} chosen={chosen} onChange={change} />
      <output>{JSON.stringify(chosen)}</output>
      <ToastContainer />
    </>
  );
}

function answer(rows: object[] = [row], refusal?: { status: number; body: unknown }) {
  return answerCalls(({ method, path }) => {
    if (method !== "GET") return refusal ?? { body: { data: row, message: "Done" } };
    if (path === "/savedReport/7") return { body: { data: rows[0] } };
    return { body: { data: rows, meta: { page: 0, rows: 100, total: rows.length } } };
  });
}

const chosen = () => JSON.parse(screen.getByRole("status").textContent) as unknown;
const chip = (name = "Bright Futures") => screen.findByRole("button", { name });
const written = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== "GET");
const openMenu = async (item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: "Actions for Bright Futures" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

beforeEach(() => i18next.loadNamespaces(["savedReports", "reports"]));
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

describe("saved filters", () => {
  it("are applied by a press, all of what was chosen before being let go, and show which is in use", async () => {
    answer();
    await renderScreen(<Screen />, "/things?schools=5");
    expect((await chip()).getAttribute("aria-pressed")).toBe("false");
    await userEvent.click(await chip());
    expect(chosen()).toEqual({ providers: "2,1" });
    expect((await chip()).getAttribute("aria-pressed")).toBe("true");
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    expect(chosen()).toEqual({});
    expect(screen.queryByRole("button", { name: "Clear all" })).toBeNull();
  });

  it("are in use whatever the order in which they were chosen", async () => {
    answer();
    await renderScreen(<Screen />, "/things?providers=1,2");
    expect((await chip()).getAttribute("aria-pressed")).toBe("true");
  });

  it("are saved under a name; a name that is taken is told at the field", async () => {
    const msg = "Name is already in use; choose another";
    const asked = answer([], { status: 409, body: { message: msg, errors: [{ msg, path: "name" }] } });
    await renderScreen(<Screen />, "/things?providers=1");
    await userEvent.click(await screen.findByRole("button", { name: "Save these filters" }));
    await userEvent.type(await screen.findByLabelText(/^Name/), "Mine");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(msg)).toBeDefined();
    expect(written(asked)[0]).toMatchObject({
      path: "/savedReport/add",
      body: { report: "activitySummary", name: "Mine", filters: { providers: "1" } },
    });
  });

  it("can be replaced by what is chosen now, held against the version that was read", async () => {
    const asked = answer();
    await renderScreen(<Screen />, "/things?schools=5");
    await chip();
    await openMenu("Replace with current filters");
    await waitFor(() => expect(written(asked)).toHaveLength(1));
    expect(written(asked)[0]).toMatchObject({ method: "PATCH", body: { filters: { schools: "5" } } });
    expect(written(asked)[0]?.headers.get("if-match")).toBe('"3"');
  });

  it("are deleted without a question, and brought back by the toast that tells of it", async () => {
    const asked = answer();
    await renderScreen(<Screen />);
    await chip();
    await openMenu("Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(written(asked)).toHaveLength(2));
    expect(written(asked).map(({ method, path }) => [method, path])).toEqual([
      ["DELETE", "/savedReport/delete/7"],
      ["POST", "/savedReport/bulk"],
    ]);
  });
});

describe("the schedule of saved filters", () => {
  it("is saved with its day and its recipients; what the server refuses is told at its field", async () => {
    const msg = "Recipients: Ida Berg can't receive this report. Remove them from the list.";
    const asked = answer([row], {
      status: 422,
      body: { message: msg, errors: [{ msg, path: "recipient_ids" }] },
    });
    await renderScreen(<Screen />);
    await chip();
    await openMenu("Email it…");
    await userEvent.click(await screen.findByRole("combobox", { name: "How often" }));
    await userEvent.click(await screen.findByRole("option", { name: "Every month" }));
    await userEvent.click(await screen.findByRole("combobox", { name: "Day of the month" }));
    await userEvent.click(await screen.findByRole("option", { name: "28" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(msg)).toBeDefined();
    const body = { schedule: "monthly", month_day: 28, weekday: null, recipient_ids: [4] };
    expect(written(asked)[0]).toMatchObject({ path: "/savedReport/update/7", body });
  });

  it("shows what became of the latest, and who has stopped it", async () => {
    const send = { user: { id: 4, name: "Ida Berg" }, day: "2026-09-21", at: "2026-09-21T10:00:00Z" };
    const sends = [
      { ...send, id: 2, state: "empty", rows: 0 },
      { ...send, id: 1, state: "sent", rows: 12 },
    ];
    const recipients = [{ id: 4, name: "Ida Berg", stopped_at: "2026-09-22T10:00:00Z" }];
    answer([{ ...row, schedule: "weekly", weekday: 1, sends, recipients }]);
    await renderScreen(<Screen />);
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Bright Futures" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Email it…" }));
    expect(await screen.findByText(/Ida Berg stopped these emails on Sep 22, 2026/)).toBeDefined();
    const lines = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(lines[0]).toContain("Ida Berg · Not sent: no rows");
    expect(lines[1]).toContain("Ida Berg · Sent (12 rows)");
  });

  it("can be tried: the server is asked to send it now", async () => {
    const asked = answer();
    await renderScreen(<Screen />);
    await chip();
    await openMenu("Email it…");
    await userEvent.click(await screen.findByRole("button", { name: "Send it to me now" }));
    await waitFor(() => expect(written(asked)[0]?.path).toBe("/savedReport/7/sendNow"));
  });
});
