import { charityEndpoints, contactEndpoints, contacts } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [charity, other] = [
  await make.charity({ name: "Warm Meals" }),
  await make.charity({ name: "Red Kite" }),
];

describeCrud(kit, contacts, {
  endpoints: contactEndpoints,
  body: (n) => ({
    title: n % 2 ? "Dr." : "",
    first_name: "Ida",
    last_name: `Berg ${String(n).padStart(4, "0")}`,
    email: n % 2 ? `ida${n}@charity.example` : "",
    phone: "555-0100",
    charity_id: charity.id,
  }),
  change: {
    body: { title: "Chair of the board", charity_id: other.id },
    row: { title: "Chair of the board", charity: { id: other.id, name: "Red Kite" } },
  },
  search: [
    { text: "Ilse Brandt", hit: { first_name: "Ilse", last_name: "Brandt" } },
    { text: "odd.address@", hit: { email: "odd.address@charity.example" } },
    { text: "red kite", hit: { charity_id: other.id } },
  ],
  filters: {
    charities: { value: [other.id], hit: { charity_id: other.id }, miss: { charity_id: charity.id } },
  },
});

test("GET /charity/{id} carries the charity's contacts, for those who keep contacts", async () => {
  const { id } = await make.charity();
  const contact = await make.contact({ charity_id: id, title: "Ms.", email: "ida@charity.example" });
  await make.contact({ charity_id: charity.id });
  const seen = async (as: Awaited<ReturnType<typeof signInAs>>) =>
    (await call(charityEndpoints.get, { as, params: { id } })).body.data.contacts;
  expect(await seen(await signInAs("admin", { user_type: ["Charities"] }))).toEqual([
    {
      id: contact.id,
      first_name: contact.first_name,
      last_name: contact.last_name,
      title: "Ms.",
      name: `Ida ${contact.last_name ?? ""}`,
      email: "ida@charity.example",
      phone: null,
    },
  ]);
  expect(await seen(await signInAs("admin", { user_type: ["Curriculum"] }))).toEqual([]);
  expect(await seen(await signInAs("Site Leader"))).toEqual([]);
});

test("DELETE /charity/delete/{id} is refused while it has contacts", async () => {
  const as = await signInAs("Super Admin");
  const { id } = await make.charity();
  await make.contact({ charity_id: id });
  const { status, body } = await call(charityEndpoints.remove, { as, params: { id } });
  expect([status, body.message]).toEqual([
    409,
    expect.stringMatching(/^Charity is still used by 1 Contact \(.+\)$/),
  ]);
});
