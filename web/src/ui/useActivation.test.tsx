import { siteEndpoints } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RowOf } from "./list/listRows.ts";
import { answerCalls, renderScreen } from "./testing.tsx";
import { useActivation } from "./useActivation.ts";

type Site = RowOf<typeof siteEndpoints.list>;

const site = { id: 7, name: "Lincoln", version: 3, is_active: true, can: ["update"] } as unknown as Site;

function Switches() {
  const actions = useActivation<Site>(siteEndpoints.bulk, true);
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
  it("is one call, says what the server says, and takes back what was done", async () => {
    const data = { done: 1, ids: [7], skipped: [], names: {} };
    const asked = answerCalls(() => ({ body: { data, message: "Deactivated Lincoln" } }));
    await renderScreen(<Switches />);
    await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("Deactivated Lincoln")).toBeDefined();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() =>
      expect(asked.map(({ path, body }) => [path, body])).toEqual([
        ["/school/bulk", { action: "deactivate", ids: [7] }],
        ["/school/bulk", { action: "activate", ids: [7] }],
      ]),
    );
  });

  it("says why nothing was done", async () => {
    const data = { done: 0, ids: [], skipped: [{ id: 7, msg: "Already inactive" }], names: { 7: "Lincoln" } };
    answerCalls(() => ({ body: { data, message: "Nothing was changed" } }));
    await renderScreen(<Switches />);
    await userEvent.click(await screen.findByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText("Lincoln: Already inactive")).toBeDefined();
  });
});
