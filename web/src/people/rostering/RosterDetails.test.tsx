import type { ImportResult } from "@kindling/contract";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderScreen } from "../../ui/testing.tsx";
import { RosterDetails } from "./RosterDetails.tsx";

afterEach(cleanup);

it("shows the first notes of a roster and counts the others", async () => {
  const notes = Array.from({ length: 1000 }, (_, row) => ({
    file: "academicSessions.csv",
    row: row + 2,
    value: `Term ${row}`,
    msg: "Skipped",
  }));
  const result: ImportResult = { total: 0, created: 0, updated: 0, unchanged: 0, notes, note_count: 1500 };
  await renderScreen(<RosterDetails errors={[]} result={result} />);
  expect(await screen.findAllByRole("listitem")).toHaveLength(200);
  expect(screen.getByText("1,300 more")).toBeTruthy();
});
