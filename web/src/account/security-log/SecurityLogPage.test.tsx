import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { SecurityLogPage } from "./SecurityLogPage.tsx";

const refused = {
  id: 3,
  at: "2026-11-19T14:46:18.000Z",
  last_at: "2026-11-19T14:47:02.000Z",
  kind: "sign_in_refused",
  times: 9,
  account: null,
  typed: "3f9a1c20b7d4",
  actor: null,
  address: "10.0.0.7",
  location: "Local network",
  user_agent: "Firefox on Windows",
  request_id: "7c1d",
  facts: { reason: "unknown_account" },
};
const moved = {
  ...refused,
  id: 4,
  last_at: null,
  kind: "rights_changed",
  times: 1,
  account: { id: 12, name: "Elena Brooks" },
  typed: null,
  actor: { id: 1, name: "Amara Lindqvist" },
  facts: { before: { provider_id: 3, role: "Instructor" }, after: { provider_id: 4, role: "Site Leader" } },
};
const taken = {
  ...moved,
  id: 5,
  kind: "data_exported",
  facts: { export: "user.list.export", file: "Users.csv", rows: 1280, filters: ["role=Instructor"] },
};
const names = { provider: { 3: "Bright Futures", 4: "Open Doors" } };
const page = { data: [refused, moved, taken], names, meta: { page: 0, rows: 25, total: 3 } };

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["factors", "people"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** What the sheet tells, label by label. */
function told(): Record<string, string | null> {
  const sheet = within(screen.getByRole("dialog"));
  const values = sheet.getAllByRole("definition").map((each) => each.textContent);
  return Object.fromEntries(
    sheet.getAllByRole("term").map((each, index) => [each.textContent, values[index] ?? null]),
  );
}

describe("the security log", () => {
  it("asks for the newest first, and for what the address narrows it to", async () => {
    const asked = answerCalls(() => ({ body: page }));
    await renderScreen(<SecurityLogPage />, "/things?kind=locked_out,call_refused&from=2026-11-01");
    const listed = () => asked.find(({ path }) => path === "/securityLog");
    await waitFor(() => expect(listed()).toBeDefined());
    expect(Object.fromEntries(listed()?.query ?? [])).toMatchObject({
      sort: "at",
      order: "desc",
      kind: "locked_out,call_refused",
      from: "2026-11-01",
    });
  });

  it("tells each event in brief, and of an unknown account its mark", async () => {
    answerCalls(() => ({ body: page }));
    await renderScreen(<SecurityLogPage />);
    const list = await screen.findByRole("list");
    await screen.findByText("Sign-in refused");
    for (const text of ["No account has this email", "Provider, Role", "Users.csv · Rows: 1,280"])
      expect(list.textContent).toContain(text);
    expect(list.textContent).toContain("Unknown (3f9a1c20b7d4)");
  });

  it("shows how often, until when, from where and with what, and leads to what else came from there", async () => {
    answerCalls(() => ({ body: page }));
    await renderScreen(<SecurityLogPage />, "/things?edit=3");
    await screen.findByRole("dialog", { name: "Sign-in refused" });
    expect(told()).toMatchObject({
      "Unknown Account": "3f9a1c20b7d4",
      "Done By": "Not signed in",
      Times: "9",
      Reason: "No account has this email",
      "From Address": "10.0.0.7",
      Place: "Local network",
      Device: "Firefox on Windows",
      "Request ID": "7c1d",
    });
    expect(told()).toHaveProperty("Last Time");
    const link = screen.getByRole("link", { name: "10.0.0.7" });
    expect(link.getAttribute("href")).toBe("/security-log?search=10.0.0.7");
  });

  it("puts changed rights side by side", async () => {
    answerCalls(() => ({ body: page }));
    await renderScreen(<SecurityLogPage />, "/things?edit=4");
    const table = await screen.findByRole("table");
    const rows = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ["Field", "Before", "After"],
      ["Provider", "Bright Futures", "Open Doors"],
      ["Role", "Instructor", "Site Leader"],
    ]);
    expect(told()).not.toHaveProperty("Last Time");
  });

  it("offers every kind to narrow by, in words", async () => {
    answerCalls(() => ({ body: page }));
    await renderScreen(<SecurityLogPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Event" }));
    const choices = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(choices).toContain("Personal data exported");
    expect(choices).toContain("Too many attempts");
  });
});
