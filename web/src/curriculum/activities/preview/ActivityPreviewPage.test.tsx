import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../../ui/testing.tsx";
import { activityScreens } from "../activityScreens.ts";
import { ActivityPreviewPage } from "./ActivityPreviewPage.tsx";

const draw = (address: string) =>
  renderScreen(
    <ActivityPreviewPage
      screen={activityScreens.mindfulOpen}
      ItemView={({ item }) => <p>A class sees {item.title}</p>}
    />,
    address,
    "/things/:id",
  );

beforeEach(() => i18next.loadNamespaces(["curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the preview of an item", () => {
  it("asks for the day, grade and program of the address, and says every reason why it is not seen", async () => {
    const asked = answerCalls(({ path }) =>
      path.startsWith("/program")
        ? { body: { data: { id: 2, name: "After School" } } }
        : {
            body: {
              data: {
                seen: false,
                why: ["It has ended", "It's inactive"],
                item: { id: 7, title: "Balloon" },
              },
            },
          },
    );
    await draw("/things/7?date=2026-11-04&grade=3&program_id=2");
    expect(await screen.findByText("It has ended")).toBeDefined();
    expect(screen.getByText("It's inactive")).toBeDefined();
    expect(screen.getByText("A class sees Balloon")).toBeDefined();
    expect(await screen.findByDisplayValue("After School")).toBeDefined();
    const { query } = asked.find(({ path }) => path === "/mindfulOpen/7/preview") ?? {};
    expect(Object.fromEntries(query ?? [])).toEqual({ date: "2026-11-04", grade: "3", program_id: "2" });
  });

  it("says of an item that is not there that it was not found, as every page does", async () => {
    answerCalls(() => ({ status: 404, body: { message: "Activity was not found" } }));
    await draw("/things/999");
    expect(await screen.findByRole("heading", { level: 1, name: /not found$/ })).toBeDefined();
    expect(screen.getByRole("link", { name: /^All / })).toBeDefined();
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it("follows a change of the grade, which the address then holds", async () => {
    answerCalls(({ query }) => ({
      body: {
        data: {
          seen: query.get("grade") === "3",
          why: ["Not for this grade"],
          item: { id: 7, title: "Balloon" },
        },
      },
    }));
    const router = await draw("/things/7?grade=K");
    expect(await screen.findByText("Not for this grade")).toBeDefined();
    await userEvent.click(screen.getByRole("combobox", { name: "Grade" }));
    await userEvent.click(screen.getByRole("option", { name: "3" }));
    expect(await screen.findByText("Instructors see it.")).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe("?grade=3"));
  });
});
