import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { CurriculumCalendarPage } from "./CurriculumCalendarPage.tsx";

const school = { id: 1, name: "In School" };
const item = (kind: string, id: number, title: string, more: object = {}) => ({
  kind,
  id,
  title,
  start: "2026-09-07",
  end: "2026-10-16",
  state: "live",
  level: null,
  program: null,
  session: null,
  shown: null,
  ...more,
});
const overlap = {
  kind: "traitOverlap",
  start: "2026-09-21",
  end: "2026-10-02",
  days: 10,
  level: null,
  programs: [],
  items: [
    { kind: "trait", id: 3, title: "Kindness" },
    { kind: "trait", id: 4, title: "Courage" },
  ],
  drafts: 0,
};
const gap = {
  ...overlap,
  kind: "levelGap",
  start: "2026-11-09",
  end: "2026-11-13",
  days: 5,
  level: { id: 1, name: "Lower" },
  programs: [school],
  items: [],
  drafts: 2,
};
const calendar = {
  today: "2026-09-15",
  from: "2026-04-30",
  to: "2027-08-31",
  levels: [{ id: 1, name: "Lower", grade: ["1", "2"] }],
  programs: [school],
  items: [
    item("session", 1, "Session 1", { program: school }),
    item("session", 2, "Session 2", {
      program: school,
      start: "2026-10-19",
      end: "2026-11-27",
      state: "scheduled",
    }),
    item("trait", 3, "Kindness"),
    item("trait", 4, "Courage", { start: "2026-09-21", end: "2026-10-02", state: "scheduled" }),
    item("kinesthetic", 5, "Leaping", { state: "draft", level: { id: 1, name: "Lower" } }),
  ],
  findings: [overlap, gap],
};

const draw = async (address = "/curriculum-calendar?at=2026-09-15") => {
  const asked = answerCalls(({ path }) =>
    path === "/curriculum/calendar" ? { body: { data: calendar } } : { body: { data: school } },
  );
  const router = await renderScreen(<CurriculumCalendarPage />, address, "/curriculum-calendar");
  return { asked, router };
};
const bar = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => i18next.loadNamespaces(["calendar", "curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the curriculum calendar", () => {
  it("asks for the school year with the filters of the address, and opens each bar beside its list", async () => {
    const { asked } = await draw(
      "/curriculum-calendar?at=2026-09-15&levels=1&types=trait,kinesthetic&programs=1",
    );
    expect((await bar(/^Leaping/)).getAttribute("href")).toBe("/kinesthetic?edit=5");
    expect((await bar(/^Session 1/)).getAttribute("href")).toBe("/session?edit=1");
    const { query } = asked.find(({ path }) => path === "/curriculum/calendar") ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({
      from: "2026-04-30",
      to: "2027-08-31",
      levels: "1",
      programs: "1",
      types: "trait,kinesthetic",
    });
  });

  it("says of each bar what it is, its state and whether it overlaps", async () => {
    await draw();
    expect((await bar(/^Leaping/)).getAttribute("aria-label")).toBe(
      "Leaping · Kinesthetic Activity · Draft · Sep 7, 2026 – Oct 16, 2026 · Lower",
    );
    expect((await bar(/^Courage/)).getAttribute("aria-label")).toContain("overlaps another entry");
    expect(
      screen.getByRole("button", {
        name: /^Lower: nothing approved on 5 weekdays.*2 drafts could fill this/,
      }),
    ).toBeDefined();
  });

  it("is one stop of the tab key, and the arrow keys go along a lane and between lanes", async () => {
    await draw();
    const first = await bar(/^Session 1/);
    expect(screen.getAllByRole("link").filter(({ tabIndex }) => tabIndex === 0)).toContain(first);
    first.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(await bar(/^Session 2/));
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(document.activeElement).toBe(await bar(/^Kindness/));
    expect((await bar(/^Kindness/)).tabIndex).toBe(0);
    expect(first.tabIndex).toBe(-1);
  });

  it("lists what wants attention, each with its place in the calendar and what it is about", async () => {
    const { router } = await draw();
    const list = await screen.findByRole("list", { name: /2 things need attention/ });
    const line = within(list).getByText(/The traits “Kindness” and “Courage” overlap/);
    expect(line).toBeDefined();
    expect(within(list).getByRole("link", { name: "Open Courage" }).getAttribute("href")).toBe(
      "/trait?edit=4",
    );
    await userEvent.click(within(list).getByRole("button", { name: /^Show in the calendar: The traits/ }));
    await waitFor(async () => expect(document.activeElement).toBe(await bar(/^Kindness/)));
    expect(router.state.location.search).toContain("at=2026-09-21");
  });

  it("zooms to the session of the day and steps to the next, all in the address", async () => {
    const { router } = await draw();
    await userEvent.click(await screen.findByRole("button", { name: "Session" }));
    expect(await screen.findByText("4 entries, Sep 7, 2026 – Oct 16, 2026")).toBeDefined();
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(await screen.findByText("1 entry, Oct 19, 2026 – Nov 27, 2026")).toBeDefined();
    expect(router.state.location.search).toBe("?at=2026-10-19&zoom=session");
  });

  it("shows the same as a table", async () => {
    await draw();
    await userEvent.click(await screen.findByRole("button", { name: "Table" }));
    const rows = within(await screen.findByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(6);
    expect(within(rows[5] as HTMLElement).getByRole("link", { name: "Leaping" })).toBeDefined();
  });

  it("is a list by months on a small screen", async () => {
    useNarrowWindow();
    await draw();
    const september = await screen.findByRole("region", { name: "September 2026" });
    expect(within(september).getAllByRole("listitem")).toHaveLength(4);
    expect(screen.queryByRole("group", { name: "Calendar as a timeline" })).toBeNull();
  });
});
