import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import i18next from "i18next";
import { afterEach, expect, it, vi } from "vitest";
import { signIn } from "../../core/session.ts";
import { answerCalls, renderScreen, useNarrowWindow } from "../../ui/testing.tsx";
import { DistrictsList } from "./DistrictsList.tsx";

const counts = { total: 1, created: 1, updated: 0, unchanged: 0 };
const preview = { columns: ["Name"], rows: [{ row: 2, cells: ["Riverside"] }] };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("keeps the result of the first import, which ends the empty state whose button opened it", async () => {
  useNarrowWindow();
  await i18next.loadNamespaces(["people"]);
  const claims = {
    email: "a@b.example",
    role: { name: "Super Admin" as const },
    user_type: [],
    new_login: false,
  };
  const token = `head.${btoa(JSON.stringify(claims))}.tail`;
  signIn({
    data: {
      ...claims,
      token,
      fullName: "A B",
      schools: [],
      currentSession: null,
      sees_curriculum_standards: false,
    },
  });
  let imported = false;
  answerCalls(({ method, path, query }) => {
    if (path.endsWith("/bulkImport")) {
      imported ||= query.get("dry_run") !== "true";
      return { body: { data: imported ? { ...counts, import_id: 12 } : { ...counts, preview } } };
    }
    const rows = imported ? [{ id: 1, name: "Riverside", can: [] }] : [];
    if (method === "GET" && path === "/district")
      return { body: { data: rows, meta: { page: 0, rows: 25, total: rows.length } } };
    return { status: 404, body: { message: "Not yet", request_id: "r" } };
  });
  await renderScreen(<DistrictsList />);
  await waitFor(() => expect(screen.getAllByRole("button", { name: "Import" })).toHaveLength(2));
  const [, inEmptyState] = screen.getAllByRole("button", { name: "Import" });
  await userEvent.click(inEmptyState as HTMLElement);
  await userEvent.upload(
    await screen.findByLabelText("Choose a file", { selector: "input" }),
    new File(["x"], "districts.csv", { type: "text/csv" }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "Import 1 row" }));
  await waitFor(() => expect(document.body.textContent).toContain("Riverside"));
  const dialog = await screen.findByRole("dialog");
  expect(await within(dialog).findByRole("button", { name: "Undo this import" })).toBeDefined();
});
