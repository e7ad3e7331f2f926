import { classDonationEndpoints, classDonations } from "@kindling/contract";
import { cleanup, screen, waitFor } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, renderScreen } from "../../testing.tsx";
import { column, numberColumn } from "../columns.tsx";
import { ResourceList } from "../ResourceList.tsx";

const donation = { id: 1, full_name: "Zoe Reyes", amount_cents: 1250, status: "counted", can: [] };
const columns = [column("full_name"), column("status"), numberColumn("amount_cents")];

async function show(shown: readonly (typeof columns)[number][]) {
  await i18next.loadNamespaces(["header"]);
  const asked = answerCalls(({ path }) => ({
    body: path.endsWith("/sums")
      ? { data: { amount_cents: 212_275 } }
      : { data: [donation], meta: { page: 0, rows: 25, total: 80 } },
  }));
  await renderScreen(
    <ResourceList
      resource={classDonations}
      list={classDonationEndpoints.list}
      columns={shown}
      empty={null}
    />,
    "/things?status=counted&search=zoe&page=0&sort=status&order=desc",
  );
  await screen.findByRole("rowheader", { name: "Zoe Reyes" });
  return () => asked.filter(({ path }) => path.endsWith("/sums"));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("sums of all rows that match stand below money, with what they leave out", async () => {
  await show(columns);
  const sums = await screen.findByRole("group", { name: "Total · Without held and void donations" });
  await waitFor(() => expect(sums.textContent).toContain("Amount: $2,122.75"));
});

test("sums are asked for by the list's filters and search, not by its page and order", async () => {
  const asked = await show(columns);
  await waitFor(() => expect(asked()).toHaveLength(1));
  expect(Object.fromEntries(asked()[0]?.query ?? [])).toEqual({ status: "counted", search: "zoe" });
});

test("a list that shows nothing to add up has no sums", async () => {
  const asked = await show(columns.slice(0, 2));
  expect(screen.queryByRole("group", { name: /^Total/ })).toBeNull();
  expect(asked()).toEqual([]);
});
