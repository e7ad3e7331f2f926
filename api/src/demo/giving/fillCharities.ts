import { categoryNames, charityContents, contactNames } from "../content/charities.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";

/** Adds the categories, and the charities with their contacts. */
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
  await insertRows(
    tx,
    "contacts",
    contactNames.flatMap(([title, first_name, last_name], index) => {
      const charity = charities[index % charities.length];
      const host = charity?.website.replace("https://", "") ?? "";
      const email = `${first_name}.${last_name}@${host}`.toLowerCase();
      const phone = `555-0${300 + index}`;
      return { title, first_name, last_name, email, phone, charity_id: charity?.id, ...madeAt(begun) };
    }),
  );
  return { categoryIds, charityIds: charities.map(({ id }) => id) };
}
