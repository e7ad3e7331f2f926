import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { AuditLogPage } from "./AuditLogPage.tsx";

const moved = {
  id: 7,
  at: "2026-11-19T14:46:18.000Z",
  user: { id: 1, name: "Amara Lindqvist" },
  action: "update",
  entity: "site",
  entity_id: 12,
  name: "Maple School",
  address: "10.0.0.7",
  before: { provider_id: 3, district_id: null, is_active: true, points_at: "2026-11-01" },
  after: { provider_id: 4, district_id: 9, is_active: false, points_at: "2026-11-02" },
  reason: "Moved to another provider",
  can: [],
};
const deleted = {
  ...moved,
  id: 8,
  action: "delete",
  before: { id: 12, name: "Maple School", abbreviation: null, program_id: 5 },
  after: null,
  can: ["restore"],
};
const names = { provider: { 3: "Bright Futures", 4: "Open Doors" }, program: { 5: "In School" } };
const page = { data: [moved, deleted], names, meta: { page: 0, rows: 25, total: 2 } };

function become(user_type: string[]): void {
  const claims = { email: "ana@school.example", role: { name: "Super Admin" }, user_type, new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({ data: { ...claims, token, fullName: "Ana", schools: [], currentSession: null } } as never);
}

const rowTexts = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.children].map((cell) => cell.textContent));

beforeEach(async () => {
  useNarrowWindow();
  become([]);
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the audit log", () => {
  it("asks for the newest first, and for what the address narrows it to", async () => {
    const asked = answerCalls(() => ({ body: page }));
    await renderScreen(
      <AuditLogPage />,
      "/things?entity=site&entity_id=12&action=update,delete&from=2026-11-01",
    );
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      sort: "at",
      order: "desc",
      entity: "site",
      entity_id: "12",
      action: "update,delete",
      from: "2026-11-01",
    });
    expect(await screen.findByText("#12")).toBeDefined();
  });

  it("puts old and new side by side in words", async () => {
    answerCalls(() => ({ body: page }));
    await renderScreen(<AuditLogPage />, "/things?edit=7");
    await screen.findByRole("table");
    const reason = screen.getByText("Reason");
    expect(reason.nextElementSibling?.textContent).toBe("Moved to another provider");
    expect(rowTexts()).toEqual([
      ["Field", "Before", "After"],
      ["Provider", "Bright Futures", "Open Doors"],
      ["District", "nothing", "#9"],
      ["Active", "Yes", "No"],
      ["Points at", "Nov 1, 2026", "Nov 2, 2026"],
    ]);
  });

  it("shows of what was deleted what it held, asks before restoring, and keeps a refusal to be read", async () => {
    const asked = answerCalls(({ method }) =>
      method === "POST"
        ? { status: 409, body: { message: "Name is already taken. Choose another." } }
        : { body: page },
    );
    await renderScreen(<AuditLogPage />, "/things?edit=8");
    await screen.findByRole("table");
    expect(rowTexts()).toEqual([
      ["Field", "Before"],
      ["Name", "Maple School"],
      ["Program", "In School"],
    ]);
    const sheet = screen.getByRole("dialog");
    await userEvent.click(within(sheet).getByRole("button", { name: "Restore" }));
    expect(asked.some(({ method }) => method === "POST")).toBe(false);
    const question = await screen.findByRole("alertdialog", { name: "Restore Site Maple School?" });
    await userEvent.click(within(question).getByRole("button", { name: "Restore" }));
    expect((await within(sheet).findByRole("alert")).textContent).toContain("already taken");
    expect(asked.find(({ method }) => method === "POST")?.path).toBe("/auditLog/8/restore");
  });

  it("offers the things that one's groups cover, and people only to those who may find them", async () => {
    become(["Charities"]);
    answerCalls(() => ({ body: page }));
    await renderScreen(<AuditLogPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
    await userEvent.click(await screen.findByRole("button", { name: "Kind" }));
    const choices = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    for (const kind of ["Charity", "Payment", "Payment Run"]) expect(choices).toContain(kind);
    expect(choices).not.toContain("Site");
    expect(screen.queryByRole("button", { name: "Person" })).toBeNull();
  });
});
