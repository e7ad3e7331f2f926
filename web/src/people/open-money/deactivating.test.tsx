import { siteEndpoints, sites } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { RowOf } from "../../ui/list/listRows.ts";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { useActivation } from "../../ui/useActivation.ts";
import { SiteForm } from "../sites/SiteForm.tsx";
import { InstructorForm } from "../users/InstructorForm.tsx";
import { useOpenMoney } from "./useOpenMoney.tsx";

type Site = RowOf<typeof siteEndpoints.list>;

const money = {
  unverified: 1,
  unverified_cents: 700,
  closed: 0,
  closed_cents: 0,
  verified: 1,
  verified_cents: 1000,
  earned_cents: 250,
};
const nothing = Object.fromEntries(Object.keys(money).map((field) => [field, 0]));
const lines = ["1 donation isn't verified: $7.00", "1 verified donation: $10.00", "Earned: $2.50"];
const reference = { id: 1, name: "One" };
const lincoln = {
  id: 7,
  name: "Lincoln",
  version: 1,
  can: ["update"],
  is_active: true,
  provider: reference,
  program: reference,
};
const ana = {
  id: 9,
  version: 1,
  can: ["update"],
  first_name: "Ana",
  last_name: "Lopez",
  name: "Ana Lopez",
  email: "ana@school.example",
  role: { id: 5, name: "Instructor" },
  is_active: true,
  school: [{ id: 7, name: "Lincoln" }],
  grade: "3",
  external_id: null,
};
const may = new Set(["site.create", "site.update", "user.update", "classDonation.update"]);

/** Answers as much open money at each of a teacher's two sites, or at a site; and records what is written. */
function answer(open: object) {
  const asked = answerCalls(({ method, path, body }) => {
    const { open_money } = (body ?? {}) as { open_money?: string };
    if (path === "/school/bulk" && open_money === "ask")
      return {
        body: {
          data: {
            done: 0,
            ids: [],
            skipped: [{ id: 7, msg: "Money", data: { open_money: money } }],
            names: { 7: "Lincoln" },
          },
          message: "Nothing was changed",
        },
      };
    if (path.startsWith("/school/openMoney")) return { body: { data: open } };
    if (path.startsWith("/user/openMoney"))
      return { body: { data: [1, 2].map((id) => ({ ...open, school: { id, name: "A site" } })) } };
    if (path === "/school/7" || path === "/school/update/7") return { body: { data: lincoln } };
    if (path === "/user/9" || method !== "GET") return { body: { data: ana } };
    return { body: { data: [], meta: { page: 0, rows: 25, total: 0 } } };
  });
  return () => asked.filter(({ method }) => method !== "GET").map(({ path, body }) => [path, body]);
}

const listed = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

beforeEach(() => i18next.loadNamespaces(["openMoney", "people", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("asks before a site with open money is deactivated from a list", async () => {
  const written = answer(money);
  function Sites() {
    const { deactivating, dialog } = useOpenMoney(sites, siteEndpoints, "site");
    const [, off] = useActivation<Site>(siteEndpoints.bulk, true, deactivating);
    return (
      <>
        <button type="button" onClick={() => off?.run([lincoln as unknown as Site])}>
          Off
        </button>
        {dialog}
      </>
    );
  }
  await renderScreen(<Sites />);
  await userEvent.click(screen.getByRole("button", { name: "Off" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Lincoln?" }));
  expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(lines);
  expect(written()).toEqual([["/school/bulk", { action: "deactivate", ids: [7], open_money: "ask" }]]);
});

it("asks in the form of a site as soon as it is set inactive, and wants a reason", async () => {
  const written = answer(money);
  await renderScreen(
    <Permissions value={may}>
      <SiteForm />
    </Permissions>,
    "/things?edit=7",
  );
  const active = await screen.findByRole("switch", { name: "Active" });
  expect(screen.queryByRole("radio")).toBeNull();
  await userEvent.click(active);
  await screen.findByRole("radio", { name: /^Void/ });
  expect(listed()).toEqual(lines);
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Reason is required")).toBeTruthy();
  expect(written()).toEqual([]);
  await userEvent.click(active);
  expect(screen.queryByRole("radio")).toBeNull();
  await userEvent.click(active);
  await userEvent.click(await screen.findByRole("radio", { name: /^Void/ }));
  await userEvent.type(screen.getByRole("textbox", { name: /^Reason/ }), "No class this year");
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const body = { is_active: false, open_money: "void", reason: "No class this year" };
  await waitFor(() => expect(written()).toEqual([["/school/update/7", body]]));
});

it("asks in the form of a teacher for all their sites; keeping it is the first choice", async () => {
  const written = answer(money);
  await renderScreen(
    <Permissions value={may}>
      <InstructorForm />
    </Permissions>,
    "/things?edit=9",
  );
  await userEvent.click(await screen.findByRole("switch", { name: "Active" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /^Reason/ }), "On leave");
  expect(listed()).toEqual([
    "2 donations aren't verified: $14.00",
    "2 verified donations: $20.00",
    "Earned: $5.00",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  const body = { is_active: false, open_money: "keep", reason: "On leave" };
  await waitFor(() => expect(written()).toEqual([["/user/update/instructor/9", body]]));
});

it("asks nothing in the form where nothing is open", async () => {
  const written = answer(nothing);
  await renderScreen(
    <Permissions value={may}>
      <InstructorForm />
    </Permissions>,
    "/things?edit=9",
  );
  await userEvent.click(await screen.findByRole("switch", { name: "Active" }));
  await userEvent.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(written()).toEqual([["/user/update/instructor/9", { is_active: false }]]));
});
