import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { SetClassGoal } from "./SetClassGoal.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("asks for the class and its goal in one dialog", async () => {
  const asked = answerCalls(({ method, path }) => {
    if (path === "/school") {
      return { body: { data: [{ id: 3, name: "Lincoln" }], meta: { page: 0, rows: 5, total: 1 } } };
    }
    if (path === "/class/teachers") return { body: { data: [{ id: 7, name: "Ana Torres" }] } };
    if (method === "GET") return { body: { data: [] } };
    return { status: 201, body: { data: {}, message: "Goal added successfully" } };
  });
  const close = vi.fn();
  await i18next.loadNamespaces(["giving"]);
  await renderScreen(<SetClassGoal onClose={close} />);
  const pick = async (label: string, name: string) => {
    fireEvent.mouseDown(screen.getByRole("combobox", { name: label }));
    fireEvent.click(await screen.findByRole("option", { name }));
  };
  await pick("Site", "Lincoln");
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Teacher" }).disabled).toBe(false),
  );
  await pick("Teacher", "Ana Torres");
  const amount = await screen.findByRole("textbox", { name: "How much do we want to bring in?" });
  expect(screen.getAllByRole("dialog", { hidden: true })).toHaveLength(1);
  fireEvent.change(amount, { target: { value: "250" } });
  fireEvent.click(screen.getByRole("button", { name: "Save the goal" }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(asked.find(({ path }) => path === "/teacherGoal/add")?.body).toMatchObject({
    school_id: 3,
    user_id: 7,
    goal_cents: 25_000,
  });
});
