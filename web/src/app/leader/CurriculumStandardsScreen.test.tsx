import { cleanup, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { CurriculumStandardsScreen } from "./CurriculumStandardsScreen.tsx";

function become(sees_curriculum_standards: boolean): void {
  const claims = {
    email: "lead@school.example",
    role: { name: "Site Leader" },
    user_type: [],
    new_login: false,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  const user = { ...claims, sees_curriculum_standards, fullName: "Lead", schools: [], currentSession: null };
  signIn({ data: { ...user, token } } as never);
}

beforeEach(() => i18next.loadNamespaces(["reports"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("shows a leader without access who can help, without a request", async () => {
  become(false);
  const asked = answerCalls(() => ({ status: 403, body: { message: "Forbidden" } }));
  await renderScreen(<CurriculumStandardsScreen />);
  expect(screen.getByRole("heading", { name: "Curriculum Standards Report" })).toBeDefined();
  expect(screen.getByText("Ask your program team for access.")).toBeDefined();
  expect(asked).toEqual([]);
});

it("shows a leader whose account is named the report", async () => {
  become(true);
  const preview = { columns: [], rows: [], total: 0, chart: { unit: "number", labels: [], series: [] } };
  const asked = answerCalls(({ path }) => ({ body: { data: path.endsWith("/preview") ? preview : [] } }));
  await renderScreen(<CurriculumStandardsScreen />);
  await expect.poll(() => asked.map(({ path }) => path)).toContain("/report/curriculumSTD/preview");
  expect(screen.queryByText(/Ask your program team/)).toBeNull();
});
