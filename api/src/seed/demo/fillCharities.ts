import { categoryNames, charityContents } from "../content/charities.ts";
import type { DemoRun } from "./demoRun.ts";
import { insertRows, madeAt } from "./insertRows.ts";

/** Fills in the categories and the charities. */
export async function fillCharities({ tx, begun }: DemoRun) {
  const categories = await insertRows(
    tx,
    "categories",
    categoryNames.map(([name, abbreviation]) => ({ name, abbreviation, ...madeAt(begun) })),
  );
  const categoryIds = new Map<string, number>(categories.map(({ name, id }) => [name, id]));
  const charities = await insertRows(
    tx,
    "charities",
    charityContents.map(({ category, ...charity }) => ({
      ...charity,
      category_id: categoryIds.get(category),
      is_active: true,
      ...madeAt(begun),
    })),
  );
  return { categoryIds, charityIds: charities.map(({ id }) => id) };
}
