import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { InstructorForm } from "./InstructorForm.tsx";

const [lincoln, oak] = [
  { id: 1, name: "Lincoln" },
  { id: 2, name: "Oak" },
];
const teacher = {
  id: 9,
  version: 1,
  can: ["update"],
  first_name: "Ana",
  last_name: "Lopez",
  name: "Ana Lopez",
  email: "ana@school.example",
  role: { id: 5, name: "Instructor" },
  is_active: true,
  school: [lincoln, oak],
  grade: "3",
  external_id: null,
};
const open = {
  school: lincoln,
  unverified: 1,
  unverified_cents: 700,
  closed: 0,
  closed_cents: 0,
  verified: 1,
  verified_cents: 1000,
  earned_cents: 250,
};

beforeEach(() => i18next.loadNamespaces(["people", "ui"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("tells what stays due at a site that is taken away from an instructor", async () => {
  const asked = answerCalls(({ path }) => ({
    body: { data: path.startsWith("/user/openMoney") ? [open] : path === "/user/9" ? teacher : [] },
  }));
  await renderScreen(<InstructorForm />, "/things?edit=9");
  const chip = await screen.findByRole("button", { name: "Lincoln" });
  const calls = () => asked.filter(({ path }) => path === "/user/openMoney/9");
  expect(calls()).toEqual([]);
  await userEvent.click(within(chip).getByTestId("CancelIcon"));
  await waitFor(() => expect(calls()).toHaveLength(1));
  expect((await screen.findByRole("status")).textContent).toBe(
    "Stays due at Lincoln: $12.50. Still to be verified there: $7.00.",
  );
});
