import { levelEndpoints, levels } from "@kindling/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastContainer, toast } from "react-toastify/unstyled";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BulkReportDialog } from "../app/shell/BulkReportDialog.tsx";
import { column } from "./list/columns.tsx";
import { ResourceList } from "./list/ResourceList.tsx";
import { answerCalls, renderScreen, useNarrowWindow } from "./testing.tsx";
import { useRemoval } from "./useRemoval.tsx";

const columns = [column("name")];
const rows = [1, 2].map((id) => ({ id, name: `Level ${id}`, can: ["delete"] }));

function Levels() {
  const removal = useRemoval(levels, levelEndpoints);
  return (
    <>
      <ResourceList
        resource={levels}
        list={levelEndpoints.list}
        columns={columns}
        bulkActions={[removal.action]}
        empty={null}
      />
      {removal.dialog}
      <BulkReportDialog />
      <ToastContainer />
    </>
  );
}

beforeEach(useNarrowWindow);
afterEach(() => {
  toast.dismiss();
  cleanup();
  vi.unstubAllGlobals();
});

const tick = async (id: number) =>
  userEvent.click(await screen.findByRole("checkbox", { name: `Select Level ${id}` }));
const press = async (name: string, within_: HTMLElement) =>
  userEvent.click(within(within_).getByRole("button", { name }));
const page = { data: rows, meta: { page: 0, rows: 25, total: 343 } };

it("deletes all that the filters match in one call, once the page is ticked, and takes that back", async () => {
  const data = { done: 343, ids: [1, 2, 3], skipped: [], names: {} };
  const asked = answerCalls(({ method }) =>
    method === "GET" ? { body: page } : { body: { data, message: "Deleted 343 levels" } },
  );
  await renderScreen(<Levels />, "/things?search=Level");
  await tick(1);
  expect(screen.queryByRole("button", { name: "Select all 343" })).toBeNull();
  await tick(2);
  await userEvent.click(screen.getByRole("button", { name: "Select all 343" }));
  expect(screen.getByRole("status").textContent).toBe("343 selected");
  await press("Delete", screen.getByRole("toolbar"));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("You can restore it for 30 days.");
  await press("Delete", question);
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  const written = () => asked.filter(({ method }) => method === "POST");
  await waitFor(() => expect(written()).toHaveLength(2));
  expect(written().map(({ path, body }) => [path, body])).toEqual([
    ["/level/bulk", { action: "delete", filter: { search: "Level" }, expected: 343 }],
    ["/level/bulk", { action: "restore", ids: [1, 2, 3] }],
  ]);
});

it("shows what keeps a row from being deleted, with the way there", async () => {
  const message = "Level is still used by 1 Program (“Summer”)";
  const used_by = [{ resource: "program", count: 1, rows: [{ id: 5, name: "Summer" }] }];
  answerCalls(({ method }) =>
    method === "GET" ? { body: page } : { status: 409, body: { message, used_by, request_id: "r" } },
  );
  await renderScreen(<Levels />);
  await tick(1);
  await press("Delete", screen.getByRole("toolbar"));
  await press("Delete", await screen.findByRole("alertdialog"));
  const dialog = await screen.findByRole("dialog", { name: "Still in use" });
  expect(dialog.textContent).toContain(message);
  expect(within(dialog).getByRole("link", { name: "Summer" }).getAttribute("href")).toBe(
    "/program-video?edit=5",
  );
  await press("Close", dialog);
});
