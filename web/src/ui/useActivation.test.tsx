import { siteEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, describe, expect, it, vi } from "vitest";
import { call } from "../core/api.ts";
import type { RowOf } from "./list/listRows.ts";
import { answerCalls, renderScreen } from "./testing.tsx";
import { useActivation } from "./useActivation.ts";

type Site = RowOf<typeof siteEndpoints.list>;

const site = { id: 7, version: 3, is_active: true, can: ["update"] } as unknown as Site;

function Switches() {
  const actions = useActivation<Site>(
    ({ id, version }) => call(siteEndpoints.toggleStatus, { params: { id }, version }),
    true,
  );
  return (
    <>
      {actions
        .filter(({ allowed }) => allowed(site))
        .map(({ label, run }) => (
          <button key={label} type="button" onClick={() => run([site])}>
            {label}
          </button>
        ))}
      <ToastContainer />
    </>
  );
}

afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

describe("useActivation", () => {
  it("sends the version it saw, and takes back with the one the answer brought", async () => {
    const asked = answerCalls(() => ({ body: { data: { ...site, version: 9, is_active: false } } }));
    await renderScreen(<Switches />);
    await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(asked.map(({ headers }) => headers.get("If-Match"))).toEqual(['"3"', '"9"']));
  });

  it("says why, and nothing of success, when somebody else was first", async () => {
    answerCalls(() => ({ status: 412, body: { message: "Somebody else changed it", request_id: "r" } }));
    await renderScreen(<Switches />);
    await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("Somebody else changed it")).toBeDefined();
    expect(screen.queryByText("Deactivated")).toBeNull();
  });
});
