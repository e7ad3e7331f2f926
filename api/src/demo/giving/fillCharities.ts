import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows, madeAt } from "../shared/insertRows.ts";
import { categoryContents, charityContents } from "./givingContents.ts";

/** Adds the categories, and the charities with their contacts. */
export async function fillCharities({ tx, begun }: DemoRun) {
  const categories = await insertRows(
    tx,
    "categories",
    categoryContents.map((category) => ({ ...category, ...madeAt(begun) })),
  );
  const categoryIds = new Map(categories.map(({ name, id }) => [name, id]));
  const charities = await insertRows(
    tx,
    "charities",
    charityContents.map(({ category, contacts: _contacts, ...charity }) => ({
      ...charity,
      category_id: categoryIds.get(category),
      is_active: true,
      ...madeAt(begun),
    })),
  );
  // The first contact of each charity, then the second of each.
  const contacts = [0, 1].flatMap((nth) =>
    charityContents.flatMap(({ website, contacts: own }, index) =>
      own.slice(nth, nth + 1).map((contact) => ({
        ...contact,
        email: `${contact.first_name}.${contact.last_name}@${new URL(website).host}`.toLowerCase(),
        charity_id: charities[index]?.id,
        ...madeAt(begun),
      })),
    ),
  );
  await insertRows(
    tx,
    "contacts",
    contacts.map((contact, index) => ({ ...contact, phone: `555-0${300 + index}` })),
  );
  return { categoryIds, charityIds: charities.map(({ id }) => id) };
}
