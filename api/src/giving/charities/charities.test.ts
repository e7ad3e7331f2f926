import { charities, charityEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { rows } from "../../core/database.ts";

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

test("a charity's contacts are added, changed and deleted with it, each in the audit log", async () => {
  const as = await kit.signInAs("admin", { user_type: ["Charities"] });
  const made = await kit.call(charityEndpoints.create, {
    as,
    body: {
      name: "Harbor Friends",
      country: "US",
      contacts: [
        { first_name: "Ida", last_name: "Berg", email: "ida@harbor.example" },
        { first_name: "Olu", last_name: "Ade", title: "Dr." },
      ],
    },
  });
  const { id, contacts } = made.body.data;
  expect([made.status, contacts.map(({ name }) => name)]).toEqual([201, ["Olu Ade", "Ida Berg"]]);
  const ida = contacts.find(({ first_name }) => first_name === "Ida") as (typeof contacts)[number];
  const update = (body: object) => kit.call(charityEndpoints.update, { as, params: { id }, body });
  const changed = await update({
    contacts: [
      { id: ida.id, first_name: "Ida", last_name: "Brandt", email: "ida@harbor.example" },
      { first_name: "Mei", last_name: "Tan" },
    ],
  });
  expect(changed.body.data.contacts).toMatchObject([
    { id: ida.id, first_name: "Ida", last_name: "Brandt", name: "Ida Brandt", email: "ida@harbor.example" },
    { first_name: "Mei", last_name: "Tan", email: null },
  ]);
  // What isn't sent stays; what belongs elsewhere is refused, and nothing is written then.
  expect((await update({ state: "Maine" })).body.data.contacts).toHaveLength(2);
  const foreign = await kit.make.contact({ charity_id: candidate.id });
  const refused = await update({
    state: "Ohio",
    contacts: [{ id: foreign.id, first_name: "A", last_name: "B" }],
  });
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, "contacts.0.id"]);
  const nameless = await update({ contacts: [{ first_name: "Mei" }] });
  expect([nameless.status, nameless.body.errors?.[0]?.path]).toEqual([422, "contacts.0.last_name"]);
  expect((await kit.call(charityEndpoints.get, { as, params: { id } })).body.data).toMatchObject({
    state: "Maine",
    contacts: [{ name: "Ida Brandt" }, { name: "Mei Tan" }],
  });
  const entries = await rows<{ action: string; name: string }>(
    kit.db,
    sql`select action, name from audit_log where entity = 'contact'
      and name in ('Ida Berg', 'Olu Ade', 'Ida Brandt', 'Mei Tan') order by id`,
  );
  expect(entries.map(({ action, name }) => `${action} ${name}`)).toEqual([
    "create Ida Berg",
    "create Olu Ade",
    "delete Olu Ade",
    "update Ida Brandt",
    "create Mei Tan",
  ]);
});
