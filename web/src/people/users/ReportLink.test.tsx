import type { Group } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it } from "vitest";
import { signIn } from "../../core/session.ts";
import { renderScreen } from "../../ui/testing.tsx";
import { ReportLink } from "./ReportLink.tsx";

beforeEach(() => i18next.loadNamespaces(["people"]));
afterEach(cleanup);

async function render(role: "admin" | "Super Admin" | "Provider Leader", user_type: Group[]) {
  const claims = { email: "a@b.example", role: { name: role }, user_type, new_login: false };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({
    data: {
      ...claims,
      token,
      fullName: "A B",
      schools: [],
      currentSession: null,
      sees_curriculum_standards: false,
    },
  });
  await renderScreen(<ReportLink />);
  return screen.queryByRole("link", { name: "Activity report" });
}

it("leads those who may have the report from the users to it", async () => {
  expect((await render("Super Admin", []))?.getAttribute("href")).toBe("/user-activity");
  cleanup();
  expect(await render("admin", ["Constituents", "Reports"])).not.toBeNull();
});

it("is not there for who would be refused", async () => {
  expect(await render("admin", ["Constituents"])).toBeNull();
  cleanup();
  expect(await render("Provider Leader", [])).toBeNull();
});
