import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { ResponsesList } from "./ResponsesList.tsx";

const response = (id: number, before: number) => ({
  id,
  type: "mindfulness_matters_open_form",
  object_id: 52,
  title: "Weather Report",
  first_name: "Ana",
  last_name: `Torres ${id}`,
  site_name: "Maple School",
  provider_name: "Bright Futures",
  school: { id: 1, name: "Maple School" },
  session: null,
  grade: "3",
  answer: String(before),
  answers: [{ id: "before", label: "How did the class feel before?", kind: "scale_5", value: before }],
  points: 5,
  created_at: "2026-11-19T14:46:18.000Z",
  can: ["delete"],
});

const page = (total: number) => ({
  data: [response(1, 4), response(2, 5)],
  meta: { page: 0, rows: 100, total },
});

const distribution = () => screen.queryByRole("heading", { name: "How did the class feel before?" });

beforeEach(async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["curriculum"]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the responses to one item", () => {
  it("are narrowed to it, and summed up when all of them are on the page", async () => {
    const asked = answerCalls(() => ({ body: page(2) }));
    await renderScreen(<ResponsesList />, "/things/52", "/things/:id?");
    await waitFor(() => expect(distribution()).not.toBeNull());
    expect(screen.getByText(/2 classes answered · 4.5 on average/)).toBeDefined();
    expect(asked[0]?.query.get("object_id")).toBe("52");
  });

  it("are not summed up from a part of them", async () => {
    answerCalls(() => ({ body: page(300) }));
    await renderScreen(<ResponsesList />, "/things/52", "/things/:id?");
    expect(await screen.findAllByRole("listitem")).not.toHaveLength(0);
    expect(distribution()).toBeNull();
  });
});

describe("deleting a response", () => {
  it("says which points are taken back before it does anything", async () => {
    const succeeded = vi.spyOn(toast, "success").mockReturnValue(0);
    const asked = answerCalls(({ method }) => ({
      body: method === "DELETE" ? { message: "Response deleted successfully!" } : page(2),
    }));
    await renderScreen(<ResponsesList />, "/things?edit=1", "/things");
    const sheet = await screen.findByRole("dialog", { name: "Ana Torres 1" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Delete" }));
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("the 5 points it won are taken back");
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
    await userEvent.click(within(question).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(succeeded).toHaveBeenCalledWith("Response deleted successfully!"));
    expect(asked.find(({ method }) => method === "DELETE")?.path).toBe("/activityFormResponse/delete/1");
  });

  it("deletes nothing when somebody thinks better of it", async () => {
    const asked = answerCalls(() => ({ body: page(2) }));
    await renderScreen(<ResponsesList />, "/things?edit=1", "/things");
    const sheet = await screen.findByRole("dialog", { name: "Ana Torres 1" });
    await userEvent.click(within(sheet).getByRole("button", { name: "Delete" }));
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(asked.some(({ method }) => method === "DELETE")).toBe(false);
  });
});
