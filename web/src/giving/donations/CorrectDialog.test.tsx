import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderInClassroom, scriptCalls, signInAsInstructor } from "../../classroom/testing.tsx";
import { signOut } from "../../core/session.ts";
import type { Donation } from "../shared/useGiving.ts";
import { CorrectDialog } from "./CorrectDialog.tsx";

beforeEach(() => signInAsInstructor());
afterEach(() => {
  cleanup();
  signOut();
  vi.unstubAllGlobals();
});

const donation = {
  id: 7,
  version: 2,
  amount_cents: 1250,
  donated_on: "2026-09-10",
  note: "Bake sale",
} as Donation;

async function renderDialog(asksReason: boolean) {
  const asked = scriptCalls((path) => ({
    status: 200,
    body: { data: path.includes("/classDonation/update") ? {} : { first_name: "Ana" } },
  }));
  await i18next.loadNamespaces(["giving"]);
  const onSaved = vi.fn(async () => undefined);
  await renderInClassroom(
    <CorrectDialog donation={donation} asksReason={asksReason} onSaved={onSaved} onClose={() => undefined} />,
  );
  return {
    onSaved,
    sent: () => asked.filter(({ path }) => path.includes("/classDonation/update")).map(({ body }) => body),
    type: (label: string, value: string) =>
      fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } }),
    save: () => fireEvent.click(screen.getByRole("button", { name: "Save changes" })),
  };
}

describe("correcting a donation", () => {
  it("asks staff why another amount is right, and sends it along", async () => {
    const { onSaved, sent, type, save } = await renderDialog(true);
    expect(screen.queryByRole("textbox", { name: "Reason" })).toBeNull();
    type("Amount", "10");
    save();
    expect(await screen.findByText("Reason is required.")).toBeTruthy();
    expect(sent()).toEqual([]);
    type("Reason", "Counted twice");
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([
      { amount_cents: 1000, donated_on: "2026-09-10", note: "Bake sale", reason: "Counted twice" },
    ]);
  });

  it("needs no reason for another note", async () => {
    const { onSaved, sent, type, save } = await renderDialog(true);
    type("Note", "Bake sale in the hall");
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([{ amount_cents: 1250, donated_on: "2026-09-10", note: "Bake sale in the hall" }]);
  });

  it("asks a class for none", async () => {
    const { onSaved, sent, type, save } = await renderDialog(false);
    type("Amount", "10");
    expect(screen.queryByRole("textbox", { name: "Reason" })).toBeNull();
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent()).toEqual([{ amount_cents: 1000, donated_on: "2026-09-10", note: "Bake sale" }]);
  });
});
