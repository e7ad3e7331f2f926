import { setUpSteps } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { firstSpan } from "./SessionStep.tsx";
import { SetUpPage } from "./SetUpPage.tsx";

type State = "done" | "skipped" | "open";

function setUpOf(states: Readonly<Record<string, State>>, more: object = {}) {
  return {
    name: "Kindling",
    time_zone: "America/New_York",
    school_year_start: "08-31",
    accent: null,
    logo: null,
    installed: { name: "Kindling", time_zone: "America/New_York", school_year_start: "08-01" },
    time_zone_is_fixed: false,
    steps: setUpSteps.map((step) => ({ step, state: states[step] ?? "open" })),
    program: null,
    has_demo: false,
    finished_at: null,
    version: 3,
    ...more,
  };
}

beforeEach(() => i18next.loadNamespaces(["dashboard", "app", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the page of a portal; what is saved is answered so. */
async function show(
  setUp: object,
  address = "/set-up",
  saved: { status?: number; body: unknown } = { body: { data: setUp } },
) {
  const asked = answerCalls(({ method }) => (method === "GET" ? { body: { data: setUp } } : saved));
  await renderScreen(<SetUpPage />, address, "/set-up", [{ path: "/index", element: <p>Overview</p> }]);
  await screen.findByRole("navigation", { name: "Steps" });
  const sent = () => asked.filter(({ method }) => method !== "GET");
  return { sent, user: userEvent.setup() };
}

it("opens the first open step, lists all of them with their state, and tells how far it is", async () => {
  await show(setUpOf({ organization: "done", look: "done", time_zone: "skipped" }));
  expect(screen.getByText("3 of 8 steps done or skipped")).toBeDefined();
  const list = within(screen.getByRole("navigation", { name: "Steps" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "OrganizationDone",
    "LookDone",
    "Time zoneSkipped",
    "School year",
    "First program",
    "First session",
    "First site",
    "People",
  ]);
  expect(list.getByRole("button", { current: "step" }).textContent).toBe("School year");
  expect(screen.getByRole("form", { name: "School year" })).toBeDefined();
});

it("saves a step by itself with its version, and goes on to the next", async () => {
  const { sent, user } = await show(setUpOf({}));
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, " Lantern Schools");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findByRole("form", { name: "Look" })).toBeDefined();
  const [saved] = sent();
  expect([saved?.method, saved?.path, saved?.body]).toEqual(["PATCH", "/setUp", { name: "Lantern Schools" }]);
  expect(saved?.headers.get("if-match")).toBe('"3"');
});

it("skips a step and keeps what was skipped before", async () => {
  const { sent, user } = await show(setUpOf({ time_zone: "skipped" }), "/set-up?step=program");
  await user.click(screen.getByRole("button", { name: "Skip for now" }));
  expect(await screen.findByRole("form", { name: "First session" })).toBeDefined();
  expect(sent()[0]?.body).toEqual({ skipped: ["time_zone", "program"] });
});

it("says at its field what was refused, and stays", async () => {
  const refused = {
    status: 422,
    body: { message: "Name is required", errors: [{ path: "name", msg: "Name is required" }] },
  };
  const { user } = await show(setUpOf({}), "/set-up?step=program", refused);
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findByText("Name is required", { selector: "p" })).toBeDefined();
  expect(screen.getByRole("form", { name: "First program" })).toBeDefined();
});

it("leads from a step that needs a program to that step", async () => {
  const { user } = await show(setUpOf({}), "/set-up?step=session");
  expect(screen.queryByRole("button", { name: "Save and continue" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Add a program" }));
  expect(await screen.findByRole("form", { name: "First program" })).toBeDefined();
});

it("makes the first site with the provider that it belongs to", async () => {
  const program = { id: 4, name: "Kindness" };
  const asked = answerCalls(({ method, path }) => {
    if (path === "/provider/allProvider") return { body: { data: [] } };
    if (path === "/provider/add") return { status: 201, body: { data: { id: 9 } } };
    return { body: { data: method === "GET" ? setUpOf({ program: "done" }, { program }) : { id: 1 } } };
  });
  await renderScreen(<SetUpPage />, "/set-up?step=site", "/set-up");
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText(/^Site name/), "Maple School");
  expect(screen.getByLabelText<HTMLInputElement>(/^Provider/).value).toBe("Kindling");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  expect(await screen.findByRole("form", { name: "People" })).toBeDefined();
  const made = asked.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);
  expect(made).toEqual([
    ["/provider/add", { name: "Kindling" }],
    ["/school/add", { name: "Maple School", provider_id: 9, program_id: 4 }],
  ]);
});

it("warns of a color that can't be read, and takes the nearest that can", async () => {
  const { sent, user } = await show(setUpOf({}), "/set-up?step=look");
  const field = screen.getByLabelText("Accent color");
  await user.clear(field);
  await user.type(field, "#ffd400");
  expect(screen.getByText(/^Too hard to read: the contrast is 1\.\d:1/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Use #\w{6} instead$/ }));
  expect(screen.getByText(/^Easy to read/)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() =>
    expect(sent()[0]?.body).toEqual({ accent: expect.stringMatching(/^#\w{6}$/) as string }),
  );
  await waitFor(() =>
    expect(document.querySelector('link[href^="/api/system/look.css?of="]')).not.toBeNull(),
  );
});

it("previews the removal of the demo program by kind, and removes what was shown", async () => {
  const preview = {
    refused: null,
    kinds: [
      { kind: "sites", goes: 23, own: 1, kept: 1, kept_names: ["Maple School"] },
      { kind: "leads", goes: 0, own: 0, kept: 0, kept_names: [] },
    ],
    records: [{ kind: "responses", goes: 4863 }],
    total: 4886,
  };
  let hasDemo = true;
  const asked = answerCalls(({ method, path }) => {
    if (path === "/setUp/demo") return { body: { data: preview } };
    if (method === "POST") hasDemo = false;
    return { body: { message: "Demo program removed", data: setUpOf({}, { has_demo: hasDemo }) } };
  });
  await renderScreen(<SetUpPage />, "/set-up", "/set-up");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Preview removal" }));
  const lines = (await screen.findAllByRole("row")).map(({ textContent }) => textContent);
  expect(lines).toEqual([
    "KindDeletedStays",
    "Sites1 of the demo program stays, because you or your own data use it: Maple School232",
    "Responses4,8630",
  ]);
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Preview removal" }));
  await user.click(screen.getByRole("button", { name: "Remove demo program" }));
  await waitFor(() => expect(screen.queryByText("Remove the demo program")).toBeNull());
  expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ expected: 4886 });
});

it("says why the demo program can't be removed", async () => {
  const preview = { refused: "Your own classes already have 2 records.", kinds: [], records: [], total: 0 };
  answerCalls(({ path }) => ({
    body: { data: path === "/setUp/demo" ? preview : setUpOf({}, { has_demo: true }) },
  }));
  await renderScreen(<SetUpPage />, "/set-up", "/set-up");
  await userEvent.setup().click(await screen.findByRole("button", { name: "Preview removal" }));
  expect(await screen.findByText("Your own classes already have 2 records.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Remove demo program" })).toBeNull();
});

it("keeps days within the month that is chosen", async () => {
  const { sent, user } = await show(setUpOf({}), "/set-up?step=school_year");
  await user.selectOptions(screen.getByLabelText("Month"), "September");
  await user.click(screen.getByRole("button", { name: "Save and continue" }));
  await waitFor(() => expect(sent()[0]?.body).toEqual({ school_year_start: "09-30" }));
});

it("keeps the time zone where activities have been recorded", async () => {
  await show(setUpOf({}, { time_zone_is_fixed: true }), "/set-up?step=time_zone");
  expect(screen.getByText(/It can't change any more/)).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Time zone" }).disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save and continue" })).toBeNull();
});

it("finishes for good and goes to the overview", async () => {
  const all = Object.fromEntries(setUpSteps.map((step) => [step, "done" as const]));
  const { sent, user } = await show(setUpOf(all));
  await user.click(screen.getByRole("button", { name: "Finish setup" }));
  expect(await screen.findByText("Overview")).toBeDefined();
  expect(sent()[0]?.body).toEqual({ finished: true });
});

it("proposes a Monday and the Friday six weeks on for the first session", () => {
  expect(firstSpan(new Date("2026-09-15T16:00:00Z"), "America/New_York")).toEqual({
    start: "2026-09-21",
    end: "2026-10-30",
  });
  expect(firstSpan(new Date("2026-09-14T02:00:00Z"), "America/New_York").start).toBe("2026-09-14");
});
