import { adjustmentEndpoints } from "@kindling/contract";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Permissions } from "../../ui/permissions.ts";
import { answerCalls, renderScreen } from "../../ui/testing.tsx";
import { useGiveElsewhere } from "./useGiveElsewhere.tsx";

const choice = {
  id: 7,
  full_name: "Ana Lee",
  user: { id: 2, name: "Ana Lee" },
  school: { id: 3, name: "Lincoln" },
  session: { id: 4, name: "Autumn" },
  is_closed: true,
};

/** The list's action, as its menu has it. */
function Action({ row }: { readonly row: object }) {
  const { action, dialog } = useGiveElsewhere();
  return (
    <>
      {action.allowed(row as never) && (
        <button type="button" onClick={() => action.run([row as never])}>
          {action.label}
        </button>
      )}
      {dialog}
    </>
  );
}

const show = (row: object, may: readonly string[] = [adjustmentEndpoints.charity.name]) =>
  renderScreen(
    <Permissions value={new Set(may)}>
      <Action row={row} />
    </Permissions>,
  );
const named = { name: "Give to another charity" };

beforeEach(() => i18next.loadNamespaces(["adjusting", "giving"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is offered for choices of closed sessions, to those who may", async () => {
  answerCalls(() => ({ body: {} }));
  await show({ ...choice, is_closed: false });
  expect(screen.queryByRole("button", named)).toBeNull();
  cleanup();
  await show(choice, []);
  expect(screen.queryByRole("button", named)).toBeNull();
});

it("gives what the class of a choice collected to the charity that is picked, and asks for no class", async () => {
  const sent = answerCalls(({ method, path }) => {
    if (method === "POST") return { body: { data: { adjustments: [] }, message: "Given to Open Books" } };
    if (path === "/charity") return { body: { data: [{ id: 9, name: "Open Books" }], meta: { total: 1 } } };
    return { body: { data: [] } };
  });
  await show(choice);
  await userEvent.click(screen.getByRole("button", named));
  const dialog = await screen.findByRole("dialog", {
    name: "Give what Ana Lee collected to another charity",
  });
  expect(within(dialog).queryByLabelText(/^Site/)).toBeNull();
  await userEvent.click(within(dialog).getByLabelText(/^Charity/));
  await userEvent.click(await screen.findByRole("option", { name: "Open Books" }));
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), "Decided otherwise");
  await userEvent.click(within(dialog).getByRole("button", { name: "Give" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.find(({ method }) => method === "POST")).toMatchObject({
    path: "/session/4/adjustCharity",
    body: { user_id: 2, school_id: 3, charity_id: 9, reason: "Decided otherwise" },
  });
});
