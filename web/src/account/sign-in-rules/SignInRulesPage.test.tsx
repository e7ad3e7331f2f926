import { groups, roleNames } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SignInRulesPage } from "./SignInRulesPage.tsx";

const rules = {
  roles: ["Site Leader"],
  groups: ["Charities"],
  starts_on: null,
  version: 3,
  by_role: roleNames.map((role) => ({ role, people: 12, enrolled: role === "admin" ? 1 : 0 })),
  by_group: groups.map((group) => ({ group, people: 2, enrolled: 2 })),
};

beforeEach(() => i18next.loadNamespaces(["factors", "people", "app", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Shows the page; saving gets this answer. */
async function show(saved: { status?: number; body: unknown }) {
  const asked = answerCalls(({ method }) => (method === "PATCH" ? saved : { body: { data: rules } }));
  await renderScreen(<SignInRulesPage />);
  await screen.findByRole("group", { name: "Roles" });
  const sent = () => asked.filter(({ method }) => method === "PATCH");
  const loads = () => asked.filter(({ method, path }) => method === "GET" && path === "/signInRules").length;
  return { sent, loads, user: userEvent.setup() };
}
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("shows who needs a second step and how many have one, and saves the choice with its version", async () => {
  const { sent, user } = await show({
    body: { data: rules, message: "Sign-in rules updated successfully!" },
  });
  expect([box(/^Site Leaders/).checked, box(/^Super Admins/).checked, box(/^Charities/).checked]).toEqual([
    true,
    false,
    true,
  ]);
  expect(box(/^Admins 1 of 12 people have a second step/)).toBeDefined();
  await user.click(box(/^Super Admins/));
  await user.click(box(/^Site Leaders/));
  await user.click(box(/^Reports/));
  await user.type(screen.getByLabelText("Required from"), "2026-12-01");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  const [call] = sent();
  expect(call?.body).toEqual({
    roles: ["Super Admin"],
    groups: groups.filter((group) => group === "Charities" || group === "Reports"),
    starts_on: "2026-12-01",
  });
  expect(call?.headers.get("if-match")).toBe('"3"');
});

it("leads to one's own second step when the rule includes oneself without one, and keeps the choice", async () => {
  const msg = "This includes your own account. Set up your second step first.";
  const { user } = await show({ status: 422, body: { message: msg, errors: [{ path: "roles", msg }] } });
  await user.click(box(/^Super Admins/));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect((await screen.findByRole("alert")).textContent).toContain(msg);
  const link = screen.getByRole("link", { name: "Set up your second step" });
  expect(link.getAttribute("href")).toBe("/second-factor");
  expect(box(/^Super Admins/).checked).toBe(true);
});

it("tells a wrong date at its field", async () => {
  const msg = "Enter a date from today on.";
  const { user } = await show({ status: 422, body: { message: msg, errors: [{ path: "starts_on", msg }] } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("Required from");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText(msg, { selector: "p" })).toBeDefined();
});

it("loads the rules again when somebody else has changed them", async () => {
  const { loads, user } = await show({ status: 412, body: { message: "Changed meanwhile", data: rules } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(loads()).toBe(2));
});
