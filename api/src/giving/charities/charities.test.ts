import { charities, charityEndpoints } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";

const kit = await buildApp();
const category = await kit.make.category();
const other = await kit.make.category();
const candidate = await kit.make.charity();
await kit.make.session({ charity_ids: [candidate.id] });

describeCrud(kit, charities, {
  endpoints: charityEndpoints,
  body: (n) => ({
    name: `Warm Meals ${String(n).padStart(4, "0")}`,
    country: n % 2 ? "US" : "CA",
    state: n % 3 ? `State ${n}` : "",
    address: "1 Main Street",
    website: `https://meals.example/${n}`,
    category_id: category.id,
  }),
  change: {
    body: { description: "Meals for all", is_active: false },
    row: { description: "Meals for all", is_active: false },
  },
  search: [
    { text: "Shelter", hit: { name: "Shelter" } },
    { text: "puppies", hit: { description: "Homes for puppies" } },
  ],
  filters: {
    categories: { value: category.id, hit: { category_id: category.id }, miss: { category_id: other.id } },
    country: { value: "mx", hit: { country: "MX" }, miss: { country: "US" } },
    is_active: { value: false, hit: { is_active: false }, miss: {} },
  },
  unique: ["name"],
  inUse: [{ id: candidate.id, by: "1 Session" }],
});

test("POST /charity/add lets two countries have a charity of one name, and takes countries in any case", async () => {
  const as = await kit.signInAs("admin", { user_type: ["Charities"] });
  const add = (country: string) =>
    kit.call(charityEndpoints.create, { as, body: { name: "Red Cross", country } });
  expect((await add("us")).body.data.country).toBe("US");
  expect((await add("MX")).status).toBe(201);
  expect((await add("US")).status).toBe(409);
  // Two letters that name no country, and what is not a code at all.
  for (const country of ["ZZ", "USA", "U"]) {
    const { status, body } = await add(country);
    expect([status, body.errors?.[0]?.path], country).toEqual([422, "country"]);
  }
});
