import {
  charityChoiceEndpoints,
  charityChoices,
  charityEndpoints,
  classDonationEndpoints,
  donationStatuses,
  givingEndpoints,
  sessionEndpoints,
  type UsedBy,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { csv, importing } from "../../../test/importing.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const { badCells, figures } = importing(kit);
const program = await make.program();
const [north, south] = [await make.district({ name: "North" }), await make.district({ name: "South" })];
const [bright, other] = [await make.provider({ name: "Bright" }), await make.provider({ name: "Other" })];
const place = { program_id: program.id };
const lincoln = await make.site({ ...place, name: "Lincoln", provider_id: bright.id, district_id: north.id });
const maple = await make.site({ ...place, name: "Mapleton", provider_id: other.id, district_id: south.id });
const [food, trees] = [await make.charity({ name: "Food Bank" }), await make.charity({ name: "Tree Trust" })];
const session = await make.session({ ...place, name: "Autumn" });
const elsewhere = await make.session({ name: "Elsewhere" });

/** A class may choose once a session: every sound body is about another teacher. */
const classes: { user_id: number; school_id: number }[] = [];
for (let count = 0; count < 80; count++) {
  const site = count % 2 ? lincoln : maple;
  const last_name = `Lopez ${String(count).padStart(3, "0")}`;
  const { id } = await make.user({ first_name: "Ana", last_name, school_ids: [lincoln.id, maple.id] });
  classes.push({ user_id: id, school_id: site.id });
}
const classAt = (n: number) => classes[n % classes.length] ?? { user_id: 0, school_id: 0 };
const zoe = await make.user({ first_name: "Zoe", last_name: "Young", school_ids: [lincoln.id, maple.id] });

const used = await make.charityChoice({
  user_id: (await make.user({ school_ids: [lincoln.id] })).id,
  school_id: lincoln.id,
  session_id: session.id,
});
await make.classDonation({
  user_id: used.user_id,
  school_id: lincoln.id,
  session_id: session.id,
  charity_id: used.charity_id,
});

describeCrud(kit, charityChoices, {
  endpoints: charityChoiceEndpoints,
  body: (n) => ({
    ...classAt(n),
    charity_id: n % 3 ? food.id : trees.id,
    session_id: session.id,
    start: n % 2 ? "2026-09-01" : "2026-09-02",
    end: "2026-10-10",
  }),
  change: {
    body: { charity_id: food.id, start: "2026-09-03" },
    row: { charity: { id: food.id, name: "Food Bank" }, start: "2026-09-03" },
  },
  search: [{ text: "zoe young", hit: { user_id: zoe.id } }],
  filters: {
    providers: { value: [other.id], hit: { school_id: maple.id }, miss: { school_id: lincoln.id } },
    districts: { value: [south.id], hit: { school_id: maple.id }, miss: { school_id: lincoln.id } },
    schools: { value: [maple.id], hit: { school_id: maple.id }, miss: { school_id: lincoln.id } },
    charities: { value: [trees.id], hit: { charity_id: trees.id }, miss: { charity_id: food.id } },
    sessions: {
      value: [elsewhere.id],
      hit: (await make.charityChoice({ session_id: elsewhere.id })).id,
      miss: used.id,
    },
    users: { value: [used.user_id], hit: used.id, miss: {} },
  },
  inUse: [{ id: used.id, by: "1 Donation" }],
});

const staff = await signInAs("admin", { user_type: ["Charities"] });

/** A class that has neither chosen nor given yet. */
async function makeClass() {
  const as = await signInAs("Instructor", { school_ids: [lincoln.id] });
  const body = { user_id: as.id, school_id: lincoln.id, session_id: session.id, charity_id: food.id };
  return { as, body };
}
const add = (body: object) => call(charityChoiceEndpoints.create, { as: staff, body: { ...body } });
const change = (id: number, body: object) =>
  call(charityChoiceEndpoints.update, { as: staff, params: { id }, body: { ...body } });

describe("POST /charityAsso/add", () => {
  test("takes the dates of the session unless it is told others", async () => {
    const { body } = await makeClass();
    expect((await add(body)).body.data).toMatchObject({
      start: "2026-09-01",
      end: "2026-10-10",
      votes: null,
    });
    const { status, body: said } = await add({ ...(await makeClass()).body, start: "2026-10-11" });
    expect([status, said.errors?.map(({ path }) => path)]).toEqual([422, ["end"]]);
  });

  test("refuses a second one of a class in a session with 409", async () => {
    const { body } = await makeClass();
    await add(body);
    const again = await add({ ...body, charity_id: trees.id });
    expect([again.status, again.body.errors?.map(({ path }) => path)]).toEqual([409, ["session_id"]]);
  });

  test("refuses who does not teach there, another program's session and a charity that is not active", async () => {
    const { body } = await makeClass();
    const leader = await make.user({ role: "Site Leader", school_ids: [lincoln.id] });
    const idle = await make.charity({ is_active: false });
    for (const [more, path] of [
      [{ school_id: maple.id }, "school_id"],
      [{ user_id: leader.id }, "school_id"],
      [{ session_id: elsewhere.id }, "session_id"],
      [{ charity_id: idle.id }, "charity_id"],
    ] as const) {
      const { status, body: said } = await add({ ...body, ...more });
      expect([status, said.errors?.map((error) => error.path)]).toEqual([422, [path]]);
    }
  });
});

describe("PATCH /charityAsso/update/{id}", () => {
  test("takes what is not paid yet to the new charity, and leaves with the old what is paid or void", async () => {
    const { as, body } = await makeClass();
    const { id } = (await add(body)).body.data;
    const ids: Record<string, number> = {};
    for (const status of donationStatuses) {
      ids[status] = (await make.classDonation({ ...body, status })).id;
    }
    expect((await change(id, { charity_id: trees.id })).status).toBe(200);
    const { data, meta } = (await call(classDonationEndpoints.list, { as, query: { school_id: lincoln.id } }))
      .body;
    const where = Object.fromEntries(data.map(({ status, charity }) => [status, charity.name]));
    expect(where).toEqual({
      held: "Tree Trust",
      counted: "Tree Trust",
      verified: "Tree Trust",
      paid: "Food Bank",
      void: "Food Bank",
    });
    expect(meta).toMatchObject({ bank_total_cents: 1500, verified_cents: 1000 });
    const row = (await call(charityChoiceEndpoints.get, { as: staff, params: { id } })).body.data;
    expect(row).toMatchObject({ donated_cents: 1500, verified_cents: 1000 });
  });

  test("keeps a class with donations in its session, and says what holds it", async () => {
    const { body } = await makeClass();
    const { id } = (await add(body)).body.data;
    await make.classDonation({ ...body, status: "void" });
    const later = await make.session({ ...place, start: "2027-01-01", end: "2027-02-01" });
    const moved = await change(id, { session_id: later.id });
    expect([moved.status, moved.body.message]).toEqual([409, expect.stringContaining("Donations")]);
  });
});

describe("what a choice refers to", () => {
  test("can't be deleted: 409 names the choices", async () => {
    const all = await signInAs("Super Admin");
    for (const answer of [
      await call(sessionEndpoints.remove, { as: all, params: { id: session.id } }),
      await call(charityEndpoints.remove, { as: all, params: { id: food.id } }),
    ]) {
      expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("Charity Choices")]);
    }
  });

  test("can't be deleted: 409 calls choices and donations as people know them, in the caller's language", async () => {
    const all = await signInAs("Super Admin");
    const charity = await make.charity({ name: "Elm Shelter" });
    const teacher = await make.user({ first_name: "Eva", last_name: "Cruz", school_ids: [lincoln.id] });
    const own = {
      user_id: teacher.id,
      school_id: lincoln.id,
      session_id: session.id,
      charity_id: charity.id,
    };
    const choice = await make.charityChoice(own);
    const donation = await make.classDonation({ ...own, amount_cents: 123456, donated_on: "2026-09-10" });
    const refused = async (language: string) =>
      (
        await call(charityEndpoints.remove, {
          as: all,
          params: charity,
          headers: { "accept-language": language },
        })
      ).body as { message: string; used_by?: UsedBy[] };
    const called = "Eva Cruz, Lincoln: Elm Shelter";
    const given = `${called}, Sep 10, 2026, $1,234.56`;
    const { message, used_by } = await refused("en");
    expect(message).toBe(
      `Charity is still used by 1 Charity Choice (“${called}, Autumn”), 1 Donation (“${given}”)`,
    );
    expect(used_by).toEqual([
      { resource: "charityChoice", count: 1, rows: [{ id: choice.id, name: `${called}, Autumn` }] },
      { resource: "classDonation", count: 1, rows: [{ id: donation.id, name: given }] },
    ]);
    expect((await refused("es")).message).toContain(`«${called}, 10 sept 2026, $1,234.56»`);
  });

  test("gives its points back to nobody's charity when it is deleted", async () => {
    const { as, body } = await makeClass();
    const { id } = (await add(body)).body.data;
    const voting = async () =>
      (await call(givingEndpoints.voting, { as, query: { school_id: lincoln.id } })).body.data;
    expect(await voting()).toMatchObject({
      voting_open: false,
      reason: "chosen",
      charity: { name: "Food Bank" },
    });
    await call(charityChoiceEndpoints.remove, { as: staff, params: { id } });
    expect(await voting()).toMatchObject({ voting_open: true, reason: null, charity: null });
  });
});

describe("GET /charityAsso/filters", () => {
  test("answers what the rows in reach name, each once", async () => {
    const as = await signInAs("Site Leader", { school_ids: [maple.id] });
    const { data } = (await call(charityChoiceEndpoints.filters, { as })).body;
    expect(
      [data.schools, data.providers, data.districts].map((each) => each.map(({ name }) => name)),
    ).toEqual([["Mapleton"], ["Other"], ["South"]]);
    const all = (await call(charityChoiceEndpoints.filters, { as: staff })).body.data;
    expect(all.schools.map(({ name }) => name)).toEqual(expect.arrayContaining(["Lincoln", "Mapleton"]));
    expect(new Set(all.charities.map(({ id }) => id)).size).toBe(all.charities.length);
  });
});

describe("GET /charityAsso/charity/addfilter", () => {
  test("answers the active charities, and each session with its own", async () => {
    const named = await make.session({ charity_ids: [trees.id] });
    const idle = await make.charity({ is_active: false });
    const { data } = (await call(charityChoiceEndpoints.candidates, { as: staff })).body;
    expect(data.charities.map(({ id }) => id)).not.toContain(idle.id);
    expect(data.sessions.find(({ id }) => id === named.id)?.candidates).toEqual([
      { id: trees.id, name: "Tree Trust" },
    ]);
    expect(data.sessions.find(({ id }) => id === session.id)?.candidates).toEqual([]);
    expect(data.users).toEqual([]);
  });

  test("answers who teaches at the site that is named, within the caller's reach", async () => {
    const hill = await make.site({ ...place, name: "Hill", provider_id: other.id });
    const noor = await make.user({ first_name: "Noor", last_name: "Reed", school_ids: [hill.id] });
    await make.user({ first_name: "Gone", last_name: "Reed", school_ids: [hill.id], is_active: false });
    const teachers = async (as: SignedIn) =>
      (await call(charityChoiceEndpoints.candidates, { as, query: { school_id: hill.id } })).body.data.users;
    expect(await teachers(staff)).toEqual([{ id: noor.id, name: "Noor Reed" }]);
    expect(await teachers(await signInAs("Provider Leader", { provider_id: bright.id }))).toEqual([]);
  });
});

describe("POST /charityAsso/bulkImport", () => {
  const header = ["User", "Site", "Charity", "Session"];
  const fileOf = (user: number, charity: string) => csv([header, [`#${user}`, "Lincoln", charity, "Autumn"]]);

  test("adds choices, changes them by class and session with their money, and names what is wrong", async () => {
    const { as, body } = await makeClass();
    const bulk = charityChoiceEndpoints.import;
    const added = await figures(bulk, fileOf(as.id, "Food Bank"), { as: staff });
    expect(added.figures).toEqual([1, 0, 0]);
    const { id } = await make.classDonation(body);
    const upsert = { as: staff, query: { mode: "upsert" } };
    expect((await figures(bulk, fileOf(as.id, "Tree Trust"), upsert)).figures).toEqual([0, 1, 0]);
    const { data } = (await call(classDonationEndpoints.list, { as })).body;
    expect(data.map((row) => [row.id, row.charity.name])).toEqual([[id, "Tree Trust"]]);
    expect((await figures(bulk, fileOf(as.id, "Tree Trust"), upsert)).figures).toEqual([0, 0, 1]);
    const stranger = await make.user({ school_ids: [maple.id] });
    const wrong = await badCells(bulk, fileOf(stranger.id, "Food Bank"), { as: staff });
    expect(wrong).toEqual([[2, "Site", "Lincoln", expect.stringContaining("doesn't teach at this site")]]);
  });
});
