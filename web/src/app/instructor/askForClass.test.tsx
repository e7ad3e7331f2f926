import { QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import i18next from "i18next";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { HomePage } from "../../classroom/HomePage.tsx";
import { KeptToday } from "../../classroom/offline/KeptToday.tsx";
import { scriptCalls, signInAsInstructor, someItem } from "../../classroom/testing.tsx";
import { languageReady } from "../../core/language.ts";
import { readToken, signOut } from "../../core/session.ts";
import { queryClientOf } from "../shell/queryClientOf.ts";
import { askForClass } from "./askForClass.ts";
import { firstTexts } from "./classroomTexts.ts";

afterEach(() => {
  act(() => signOut());
  vi.unstubAllGlobals();
});

it("has the home drawn whole at once, from what was asked for ahead and only then", async () => {
  signInAsInstructor();
  const replies: Record<string, unknown> = {
    "/api/instructor/curriculum-data": [someItem({ title: "Balloon breathing" })],
    "/api/instructor/plan": { days: [], streak: { days: 0, this_week: 0 } },
    "/api/teacherPoint": { points: 45, earned_cents: 225, recent: [] },
    "/api/genericTeacher/allGeneric": [],
    "/api/instructor/schoolAnnoun": [],
    "/api/user/me": { id: 9, first_name: "Ana", confetti: true, welcomed: true },
  };
  const pathOf = (address: string) => address.split("?")[0] ?? "";
  const asked = scriptCalls((address) => {
    const data = replies[pathOf(address)];
    return { status: data === undefined ? 404 : 200, body: { data } };
  });
  await languageReady;
  await i18next.loadNamespaces(firstTexts);
  await askForClass();
  render(
    <QueryClientProvider client={queryClientOf(readToken() ?? "")}>
      <MemoryRouter>
        <KeptToday>
          <HomePage Thanks={() => null} />
        </KeptToday>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Balloon breathing" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Start with the class" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 1, name: /, Ana!$/ })).toBeDefined();
  await act(async () => undefined);
  const times = (path: string) => asked.filter((each) => pathOf(each.path) === path).length;
  expect(times("/api/instructor/curriculum-data")).toBe(1);
  expect(times("/api/instructor/plan")).toBe(1);
  expect(times("/api/teacherPoint")).toBe(1);
  expect(times("/api/genericTeacher/allGeneric")).toBe(1);
});
