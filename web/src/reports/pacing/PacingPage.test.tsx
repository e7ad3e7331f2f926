import type { PaceSite } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Asked, answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { PaceTile } from "./PaceTile.tsx";
import { PacingPage } from "./PacingPage.tsx";

const week = { number: 1, done: 1, expected: 4 };
const room = (id: number, name: string, fields: object = {}): PaceSite["classes"][number] => ({
  teacher: { id, name },
  grade: "3",
  done: 6,
  expected: 9,
  state: "behind",
  silent: false,
  last_at: "2026-11-10T15:00:00.000Z",
  silent_since: null,
  nudged_at: null,
  nudged_by: null,
  can_nudge: true,
  weeks: [week],
  ...fields,
});
const counts = { classes: 3, on_pace: 1, behind: 1, far_behind: 1, nothing_due: 0, silent: 1 };
const ana = room(7, "Ana Lopez", {
  done: 1,
  state: "far_behind",
  silent: true,
  silent_since: "2026-11-02",
});
const ben = room(8, "Ben Okoro");
const cleo = room(9, "Cleo Hart", { done: 12, state: "on_pace" });
const site = (id: number, name: string): PaceSite => ({
  school: { id, name },
  provider: { id: 1, name: "Bright Futures" },
  session: { id: 3, name: "Session 3", start: "2026-11-02", end: "2026-12-13" },
  done: 16,
  expected: 27,
  state: "behind",
  counts,
  weeks: [week],
  classes: [ana, ben, cleo],
});
const letter = {
  teacher: ana.teacher,
  language: "es",
  subject: "Actividades para su clase",
  heading: "Unos minutos",
  before: ["Hola, Ana:"],
  lead_in: "Ruth añade:",
  after: ["Abierto hoy para su clase:"],
  button: "Abrir mi aula",
};

function answer(
  sites: readonly PaceSite[] = [site(1, "Maple School")],
  nudge: { status?: number; body: unknown } = {
    body: { data: { sent: 1, skipped: 0 }, message: "Sending 1 nudge" },
  },
) {
  return answerCalls(({ path, method }: Asked) => {
    if (path === "/dashboard/pace/nudge") return method === "POST" ? nudge : { body: { data: letter } };
    const total = sites.length;
    const sums = total > 0 ? counts : { ...counts, classes: 0 };
    return { body: { data: sites, meta: { page: 0, rows: 25, total, counts: sums } } };
  });
}

const rowOf = (name: RegExp) => screen.findByRole("row", { name });

beforeEach(() => i18next.loadNamespaces(["pacing"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the pacing board", () => {
  it("says in words how each class stands, and who is ahead by how much", async () => {
    answer();
    await renderScreen(<PacingPage />);
    const behind = await rowOf(/Ben Okoro, grade 3/);
    expect(within(behind).getByText("6 of 9")).toBeDefined();
    expect(within(behind).getByText("Behind")).toBeDefined();
    expect(within(behind).getByText("1 of 4").textContent).toBe("1 of 4, Far behind");
    expect(within(await rowOf(/Cleo Hart/)).getByText("9 of 9, +3")).toBeDefined();
    expect(within(await rowOf(/Ana Lopez/)).getByText("since Nov 2, 2026")).toBeDefined();
  });

  it("offers a nudge to who is silent or behind, not to who is on pace or had one", async () => {
    const nudged = { nudged_at: new Date(Date.now() - 3.2 * 86_400_000).toISOString(), can_nudge: false };
    const dora = room(10, "Dora Reyes", { ...nudged, nudged_by: { id: 2, name: "Ruth" } });
    answer([{ ...site(1, "Maple School"), classes: [ana, ben, cleo, dora] }]);
    await renderScreen(<PacingPage />);
    await rowOf(/Ana Lopez/);
    const names = screen
      .getAllByRole("button", { name: /^Nudge \D/ })
      .map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual(["Nudge Ana Lopez", "Nudge Ben Okoro"]);
    expect(within(await rowOf(/Dora Reyes/)).getByText("Nudged 3 days ago by Ruth")).toBeDefined();
  });

  it("keeps several sites closed until one is opened", async () => {
    answer([1, 2, 3, 4].map((id) => site(id, `School ${id}`)));
    await renderScreen(<PacingPage />);
    await rowOf(/School 2/);
    expect(screen.queryByRole("row", { name: /Ana Lopez/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show the classes of School 2" }));
    expect(screen.getAllByRole("row", { name: /Ana Lopez/ })).toHaveLength(1);
  });

  it("narrows by state and sorts through the address", async () => {
    const asked = answer();
    const router = await renderScreen(<PacingPage />);
    await userEvent.click(await screen.findByRole("button", { name: /Silent/, pressed: false }));
    await waitFor(() => expect(asked.at(-1)?.query.get("state")).toBe("silent"));
    await userEvent.click(screen.getByRole("button", { name: "Site and class" }));
    await waitFor(() => expect(asked.at(-1)?.query.get("sort")).toBe("name"));
    expect(router.state.location.search).toContain("state=silent");
  });

  it("says so where nothing is due, and where nothing fits", async () => {
    answer([]);
    await renderScreen(<PacingPage />);
    expect(await screen.findByText("No pace to show yet")).toBeDefined();
    cleanup();
    await renderScreen(<PacingPage />, "/things?search=nowhere");
    expect(await screen.findByText("No sites match")).toBeDefined();
  });

  it("shows cards on a phone", async () => {
    useNarrowWindow();
    answer();
    await renderScreen(<PacingPage />);
    expect(await screen.findByText("Ben Okoro, grade 3")).toBeDefined();
    expect(screen.queryByRole("table")).toBeNull();
  });
});

describe("a nudge", () => {
  it("shows the mail in the teacher's language with the line that is added, and sends both", async () => {
    const asked = answer();
    await renderScreen(<PacingPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Nudge Ana Lopez" }));
    const mail = await screen.findByRole("region", { name: "Email" });
    expect(mail.lang).toBe("es");
    await userEvent.type(screen.getByLabelText("Your message"), " ¡Ánimo! ");
    expect(within(mail).getByText("Ruth añade: ¡Ánimo!")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Send nudge" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = asked.find(({ method }) => method === "POST");
    expect(sent?.body).toEqual({ user_id: 7, school_id: 1, message: "¡Ánimo!" });
    expect(asked.at(-1)?.path).toBe("/dashboard/pace");
  });

  it("goes to all silent classes of a site at once", async () => {
    const asked = answer();
    await renderScreen(<PacingPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Nudge 1 silent class" }));
    await screen.findByRole("region", { name: "Email" });
    await userEvent.click(screen.getByRole("button", { name: "Send 1 nudge" }));
    await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({
      classes: [{ user_id: 7, school_id: 1 }],
      message: "",
    });
  });

  it("tells why it did not go", async () => {
    const message = "Ruth nudged this class on November 20, 2026.";
    answer(undefined, { status: 409, body: { message } });
    const failed = vi.spyOn(toast, "error").mockReturnValue(0);
    await renderScreen(<PacingPage />);
    await userEvent.click(await screen.findByRole("button", { name: "Nudge Ben Okoro" }));
    await screen.findByRole("region", { name: "Email" });
    await userEvent.click(screen.getByRole("button", { name: "Send nudge" }));
    await waitFor(() => expect(failed.mock.calls[0]?.[0]).toBe(message));
  });
});

describe("the tile", () => {
  it("counts the classes by state, each leading to them, and names who needs somebody most", async () => {
    answer([site(1, "Maple School"), site(2, "Elm School")]);
    await renderScreen(<PaceTile />);
    const silent = await screen.findByRole("link", { name: /1\s*Silent/ });
    expect(silent.getAttribute("href")).toBe("/pacing?state=silent");
    expect(screen.getByRole("link", { name: "Elm School" }).getAttribute("href")).toBe("/pacing?schools=2");
  });

  it("names the classes where there is but one site, and says when nothing is due", async () => {
    answer();
    await renderScreen(<PaceTile />);
    expect(await screen.findByRole("link", { name: "Ana Lopez, grade 3" })).toBeDefined();
    cleanup();
    answer([]);
    await renderScreen(<PaceTile />);
    expect(await screen.findByText("No session is running, so nothing is due.")).toBeDefined();
  });
});
