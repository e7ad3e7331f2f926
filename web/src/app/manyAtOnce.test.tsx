import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../core/session.ts";
import { DonationsList } from "../giving/donations/DonationsList.tsx";
import { TeacherMediaPage } from "../media/teacher-media/TeacherMediaPage.tsx";
import { DistrictsList } from "../people/districts/DistrictsList.tsx";
import { InstructorsList } from "../people/users/InstructorsList.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "../ui/testing.tsx";

const claims = {
  email: "a@b.example",
  role: { name: "Super Admin" as const },
  user_type: [],
  new_login: false,
};
const profile = {
  token: `head.${btoa(JSON.stringify(claims))}.tail`,
  fullName: "A B",
  schools: [],
  currentSession: null,
  sees_curriculum_standards: false,
};
const people = [1, 2].map((id) => ({
  id,
  name: `Person ${id}`,
  role: { id: 5, name: "Instructor" },
  school: [],
  provider: null,
  is_active: true,
  belongs_elsewhere: false,
  can: ["update"],
}));
const districts = [1, 2, 3].map((id) => ({ id, name: `District ${id}`, can: ["update"] }));
const media = [1, 2].map((id) => ({
  id,
  kind: "image",
  caption: `Photo ${id}`,
  full_name: "A B",
  school: { id: 1, name: "Lincoln" },
  created_at: "2026-09-01T10:00:00Z",
  file: { id, name: `${id}.jpg`, url: "/x", size: 1 },
  can: ["delete"],
}));
const donations = [1, 2].map((id) => ({
  id,
  full_name: `Class ${id}`,
  amount_cents: 100,
  status: "counted",
  next: ["verified", "void"],
  charity: { id: 4, name: "Paws" },
  adjustments: [],
  can: [],
}));

beforeEach(async () => {
  useNarrowWindow();
  signIn({ data: { ...claims, ...profile } });
  await i18next.loadNamespaces(["people", "giving", "media"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const lists: Readonly<Record<string, { rows: readonly object[]; total: number }>> = {
  "/district": { rows: districts, total: 60 },
  "/teacherMedia": { rows: media, total: 77 },
  "/user": { rows: people, total: 343 },
  "/classDonation": { rows: donations, total: 812 },
};

/** Answers lists and bulk calls; gives the calls that change something. */
function answering() {
  const asked = answerCalls(({ method, path }) => {
    const list = lists[path];
    if (method === "GET" && list)
      return { body: { data: list.rows, meta: { page: 0, rows: 25, total: list.total } } };
    return { body: { data: { done: 1, ids: [], skipped: [], names: {}, sent: 343 }, message: "Done" } };
  });
  return () =>
    asked.filter(({ method }) => method === "POST").map(({ path, body }) => ({ path, body: body as object }));
}

const tick = async (...names: readonly string[]) => {
  for (const name of names)
    await userEvent.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
};
const press = (name: string, place: HTMLElement) =>
  userEvent.click(within(place).getByRole("button", { name }));
const inBar = (name: string) => press(name, screen.getByRole("toolbar"));

it.each([
  ["several districts", { ids: [1, 3] }],
  ["all districts that match", { filter: { search: "Dist" }, expected: 60 }],
])("mails everybody of %s in one call, having said how many people that is", async (_which, rows) => {
  const sent = answering();
  await renderScreen(<DistrictsList />, "filter" in rows ? "/things?search=Dist" : "/things");
  if ("filter" in rows) {
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await inBar("Select all 60");
  } else await tick("District 1", "District 3");
  await inBar("Email everyone a password link");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("It goes to 343 people.");
  await press("Send", question);
  const path = "/user/entity/resetPasswords";
  const body = { entity: "district", ...rows };
  await waitFor(() =>
    expect(sent()).toEqual([
      { path, body: { ...body, dry_run: true } },
      { path, body },
    ]),
  );
});

it("mails everybody of one district with the call for one", async () => {
  const sent = answering();
  await renderScreen(<DistrictsList />);
  await tick("District 2");
  await inBar("Email everyone a password link");
  await press("Send", await screen.findByRole("alertdialog"));
  const body = { entity: "district", object_id: 2 };
  await waitFor(() => expect(sent()).toEqual([{ path: "/user/entity/resetPasswords", body }]));
});

it("mails password links to all people that match", async () => {
  const sent = answering();
  await renderScreen(<InstructorsList />, "/things?search=Person");
  await tick("Person 1", "Person 2");
  await inBar("Select all 343");
  await inBar("Email a password link");
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("Email 343 people a password link?");
  await press("Send", question);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    path: "/user/bulk",
    body: { action: "reset_password", filter: { search: "Person", role: ["Instructor"] }, expected: 343 },
  });
});

it("deletes all media that match from the grid, after asking", async () => {
  const sent = answering();
  await renderScreen(<TeacherMediaPage />);
  await tick("Photo 1", "Photo 2");
  await inBar("Select all 77");
  await inBar("Delete");
  expect(sent()).toEqual([]);
  await press("Delete", await screen.findByRole("alertdialog"));
  const body = { action: "delete", filter: {}, expected: 77 };
  await waitFor(() => expect(sent()).toEqual([{ path: "/teacherMedia/bulk", body }]));
});

it("voids all donations that match, with the reason", async () => {
  const sent = answering();
  await renderScreen(<DonationsList />, "/things?status=counted");
  await tick("Class 1", "Class 2");
  await inBar("Select all 812");
  await inBar("Void");
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("All 812 donations that match the filters will no longer count.");
  await userEvent.type(within(dialog).getByRole("textbox", { name: /^Reason/ }), "Counted twice");
  await press("Void", dialog);
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        path: "/classDonation/bulk",
        body: { action: "void", filter: { status: ["counted"] }, expected: 812, reason: "Counted twice" },
      },
    ]),
  );
});
