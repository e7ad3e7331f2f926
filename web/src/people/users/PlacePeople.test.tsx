import { userEndpoints } from "@kindling/contract";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { PlacePeople } from "./PlacePeople.tsx";

const roles = ["Provider Leader", "Site Leader", "Instructor"] as const;
const site = { within: { schools: "12" }, place: { school_ids: [12] } };
const provider = { within: { providers: "3" }, place: { provider_id: 3 } };
const { registerInstructor, registerSiteLeader, registerProviderLeader } = userEndpoints;
const everything = new Set(
  [registerInstructor, registerSiteLeader, registerProviderLeader].map(({ name }) => name),
);

const answer = () =>
  answerCalls(({ method }) =>
    method === "POST"
      ? {
          status: 201,
          body: { data: { id: 9, version: 1, can: [] }, message: "Instructor added successfully" },
        }
      : { body: { data: [], meta: { page: 0, rows: 25, total: 0 } } },
  );
const draw = (place: typeof site | typeof provider, permissions: ReadonlySet<string> = everything) =>
  renderScreen(
    <Permissions value={permissions}>
      <PlacePeople roles={roles} {...place} />
    </Permissions>,
  );
const addButtons = () =>
  screen.queryAllByRole("button", { name: /^Add / }).map(({ textContent }) => textContent);

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
});
afterEach(() => vi.unstubAllGlobals());

it("adds the first person of a site there, without asking for the site", async () => {
  const asked = answer();
  await draw(site);
  await screen.findByText("No people yet");
  expect(addButtons()).toEqual(["Add Site Leader", "Add Instructor"]);
  await userEvent.click(screen.getByRole("button", { name: "Add Instructor" }));
  await userEvent.type(await screen.findByRole("textbox", { name: /^First Name/ }), "Maria");
  await userEvent.type(screen.getByRole("textbox", { name: /^Last Name/ }), "Lopez");
  await userEvent.type(screen.getByRole("textbox", { name: /^Email/ }), "maria@school.example");
  await userEvent.click(screen.getByRole("button", { name: "Add Instructor" }));
  await waitFor(() => expect(asked.some(({ method }) => method === "POST")).toBe(true));
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.path).toBe("/auth/register/instructor");
  expect(sent?.body).toMatchObject({ first_name: "Maria", email: "maria@school.example", school_ids: [12] });
});

it("offers a Provider Leader on a provider's page, and nothing to those who may not add", async () => {
  answer();
  await draw(provider);
  await screen.findByText("No people yet");
  expect(addButtons()).toEqual(["Add Provider Leader"]);
});

it("offers nothing to those who may not add people", async () => {
  answer();
  await draw(site, new Set());
  await screen.findByText("No people yet");
  expect(addButtons()).toEqual([]);
});
