import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { LeadPage } from "./LeadPage.tsx";

const lead = {
  id: 7,
  version: 3,
  can: ["update"],
  created_at: "2026-11-01T10:00:00.000Z",
  updated_at: "2026-11-01T10:00:00.000Z",
  unique_id: "key-7",
  link_works: true,
  first_name: "Ida",
  last_name: "Holm",
  name: "Ida Holm",
  email: "ida@hill.example",
  organization: "Hill School",
  phone: null,
  program: { id: 2, name: "After the bell" },
  message: "Six classes",
  status: "New",
  reason: null,
  owner: null,
  source: "fair",
  viewed_at: null,
  submissions: 1,
  site: null,
  leader: null,
  notes: [
    { id: 1, text: "Rang her", user: { id: 3, name: "Ada Amir" }, created_at: "2026-11-02T10:00:00.000Z" },
  ],
  history: [
    {
      at: "2026-11-02T10:00:00.000Z",
      user: { id: 3, name: "Ada Amir" },
      field: "phone",
      from: "1",
      to: null,
    },
    {
      at: "2026-11-02T09:00:00.000Z",
      user: { id: 3, name: "Ada Amir" },
      field: "status",
      from: "Nurture",
      to: "New",
    },
    { at: "2026-11-01T10:00:00.000Z", user: null, field: "submissions", from: null, to: "Hill School" },
  ],
};

function serve(row: object = lead) {
  return answerCalls(({ method, path }) => {
    if (method === "PATCH") return { body: { data: row, message: "lead updated successfully!" } };
    if (method === "POST") return { body: { data: row, message: "Site added successfully" } };
    if (path === "/lead/7/submissions") return { body: { data: [{ ...row, viewed_at: null }] } };
    if (path === "/lead/7") return { body: { data: row } };
    return { body: { data: [{ id: 5, name: "Bright Futures" }], meta: { page: 0, rows: 5, total: 1 } } };
  });
}

const show = () => renderScreen(<LeadPage />, "/lead/7", "/lead/:id");
const panel = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("LeadPage", () => {
  it("shows what they wrote, how to reach them, the notes, and who did what", async () => {
    serve();
    await show();
    expect(await (await panel("Inquiries")).findByText("Six classes")).toBeDefined();
    expect((await panel("Contact")).getByRole("link", { name: "ida@hill.example" })).toBeDefined();
    expect((await panel("Notes")).getByText("Rang her")).toBeDefined();
    const lines = (await panel("History")).getAllByRole("listitem").map((line) => line.textContent);
    expect(lines[0]).toContain("Ada Amir removed phone “1”");
    expect(lines[1]).toContain("Ada Amir changed status from “Nurture” to “New”");
    expect(lines[2]).toContain("Ida Holm sent an inquiry for Hill School");
  });

  it("asks for the reason before it says no, and sends both with the version that was seen", async () => {
    const asked = serve();
    await show();
    await userEvent.click(await screen.findByRole("combobox", { name: "Status" }));
    expect(screen.queryByRole("option", { name: "Converted" })).toBeNull();
    await userEvent.click(await screen.findByRole("option", { name: "Junk" }));
    await userEvent.click(screen.getByRole("button", { name: "Save status" }));
    expect(screen.getByText("Enter a reason for this status")).toBeDefined();
    expect(asked.some(({ method }) => method === "PATCH")).toBe(false);
    await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), "Advertising");
    await userEvent.click(screen.getByRole("button", { name: "Save status" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "PATCH")).toBe(true));
    const sent = asked.find(({ method }) => method === "PATCH");
    expect(sent?.path).toBe("/lead/update/key-7");
    expect(sent?.body).toEqual({ status: "Junk", reason: "Advertising" });
    expect(sent?.headers.get("if-match")).toBe('"3"');
  });

  it("offers the link to their page, and to renew it once it has expired", async () => {
    serve();
    await show();
    expect(await screen.findByRole("button", { name: "Copy the link to their page" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Renew the link" })).toBeNull();
    cleanup();
    const asked = serve({ ...lead, link_works: false });
    await show();
    await userEvent.click(await screen.findByRole("button", { name: "Renew the link" }));
    expect(screen.queryByRole("button", { name: "Copy the link to their page" })).toBeNull();
    await waitFor(() =>
      expect(asked.find(({ method }) => method === "POST")?.path).toBe("/lead/7/renewLinks"),
    );
  });

  it("adds a note and empties the field once it is kept", async () => {
    const asked = serve();
    await show();
    const field = await screen.findByRole("textbox", { name: "Note" });
    await userEvent.type(field, "  Visit on Thursday ");
    await userEvent.click(screen.getByRole("button", { name: "Add note" }));
    await waitFor(() => expect(field).toHaveProperty("value", ""));
    expect(asked.find(({ method }) => method === "PATCH")?.body).toEqual({ note: "Visit on Thursday" });
  });

  it("proposes organization and person for the conversion and sends them with what was chosen", async () => {
    const asked = serve();
    await show();
    await userEvent.click(await screen.findByRole("button", { name: "Convert to a site" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Convert to a site" }));
    expect(dialog.getByRole("textbox", { name: /^Name/ })).toHaveProperty("value", "Hill School");
    await userEvent.click(dialog.getByRole("combobox", { name: /^Provider/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Bright Futures" }));
    await userEvent.click(dialog.getByRole("button", { name: "Convert to a site" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
    const sent = asked.find(({ method }) => method === "POST");
    expect(sent?.path).toBe("/lead/7/convert");
    expect(sent?.body).toEqual({
      name: "Hill School",
      provider_id: 5,
      program_id: 2,
      first_name: "Ida",
      last_name: "Holm",
      email: "ida@hill.example",
    });
  });

  it("leads on to site and leader once it is converted, and keeps the status as it is", async () => {
    serve({
      ...lead,
      status: "Converted",
      site: { id: 9, name: "Hill" },
      leader: { id: 11, name: "Ida Holm" },
    });
    await show();
    expect((await screen.findByRole("link", { name: "Open the site" })).getAttribute("href")).toBe(
      "/school/9",
    );
    expect(screen.getByRole("link", { name: "Open the Site Leader" }).getAttribute("href")).toBe(
      "/users/site-leader/11",
    );
    expect(screen.queryByRole("button", { name: "Convert to a site" })).toBeNull();
    expect(screen.getByRole("combobox", { name: "Status" }).getAttribute("aria-disabled")).toBe("true");
  });
});
