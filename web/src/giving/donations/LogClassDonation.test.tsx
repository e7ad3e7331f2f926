import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { LogClassDonation } from "./LogClassDonation.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("logs a donation for a class that staff name by its site and teacher", async () => {
  const asked = answerCalls(({ path }) => {
    if (path === "/school") {
      return { body: { data: [{ id: 3, name: "Lincoln" }], meta: { page: 0, rows: 5, total: 1 } } };
    }
    if (path === "/class/teachers") return { body: { data: [{ id: 7, name: "Ana Torres" }] } };
    return { status: 201, body: { data: {}, message: "Donation added successfully" } };
  });
  const close = vi.fn();
  await i18next.loadNamespaces(["giving"]);
  await renderScreen(<LogClassDonation onClose={close} />);
  expect(screen.queryByRole("textbox", { name: "Amount" })).toBeNull();
  const pick = async (label: string, name: string) => {
    fireEvent.mouseDown(screen.getByRole("combobox", { name: label }));
    fireEvent.click(await screen.findByRole("option", { name }));
  };
  await pick("Site", "Lincoln");
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("combobox", { name: "Teacher" }).disabled).toBe(false),
  );
  await pick("Teacher", "Ana Torres");
  fireEvent.change(screen.getByRole("textbox", { name: "Amount" }), { target: { value: "250" } });
  fireEvent.click(screen.getByRole("button", { name: "Log donation" }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(asked.find(({ path }) => path === "/classDonation/add")?.body).toMatchObject({
    school_id: 3,
    user_id: 7,
    amount_cents: 25_000,
  });
});
