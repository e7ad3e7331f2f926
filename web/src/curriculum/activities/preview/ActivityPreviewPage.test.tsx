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

const item = { id: 7, title: "Balloon", is_approved: false, can: [] as readonly string[] };

beforeEach(() => i18next.loadNamespaces(["curriculum"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the preview of an item", () => {
  it("asks for the day, grade and program of the address, and says every reason why it is not seen", async () => {
    const asked = answerCalls(({ path }) => {
      if (path.startsWith("/program")) return { body: { data: { id: 2, name: "After School" } } };
      const preview = { seen: false, why: ["It has ended", "It's inactive"], item };
      return { body: { data: path.endsWith("/preview") ? preview : item } };
    });
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

  it("is approved in place, and tells what that changes", async () => {
    let isApproved = false;
    const asked = answerCalls(({ method, path }) => {
      if (method === "POST") {
        isApproved = true;
        return { body: { data: { done: 1, ids: [7], skipped: [], names: {} }, message: "1 approved" } };
      }
      const preview = { seen: isApproved, why: isApproved ? [] : ["It isn't approved"], item };
      const row = { ...item, is_approved: isApproved, can: ["update"] };
      return { body: { data: path.endsWith("/preview") ? preview : row } };
    });
    await draw("/things/7");
    expect(await screen.findByText("It isn't approved")).toBeDefined();
    await userEvent.click(await screen.findByRole("button", { name: "Approve" }));
    expect(await screen.findByText("Instructors see it.")).toBeDefined();
    expect(await screen.findByRole("button", { name: "Withdraw approval" })).toBeDefined();
    expect(asked.find(({ method }) => method === "POST")?.body).toEqual({ action: "approve", ids: [7] });
  });

  it("follows a change of the grade, which the address then holds", async () => {
    answerCalls(({ path, query }) => {
      const preview = { seen: query.get("grade") === "3", why: ["Not for this grade"], item };
      return { body: { data: path.endsWith("/preview") ? preview : item } };
    });
    const router = await draw("/things/7?grade=K");
    expect(await screen.findByText("Not for this grade")).toBeDefined();
    await userEvent.click(screen.getByRole("combobox", { name: "Grade" }));
    await userEvent.click(screen.getByRole("option", { name: "3" }));
    expect(await screen.findByText("Instructors see it.")).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe("?grade=3"));
  });
});
