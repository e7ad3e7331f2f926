import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { elsewhereWorld } from "../../../test/elsewhereWorld.ts";
import { addUpPublicFigures } from "../public-page/publicFigures.ts";
import { readClassThankYous } from "../thanks/classThankYous.ts";
import { readGiven } from "../thanks/thankYouLink.ts";

const kit = await buildApp();
const { db, make, services } = kit;
const { closedWorld, clean, give } = await elsewhereWorld(kit);
kit.setNow("2026-11-22");

test("the public page and a charity's contact count no class whose giving went to another charity", async () => {
  const made = await closedWorld();
  const { giving, other } = made;
  const { session, charity } = giving;
  await sql`update sessions set closed_at = null where id = ${session.id}`.execute(db);
  for (let nth = 0; nth < 4; nth++) {
    const { id: school_id } = await make.site();
    const { id: user_id } = await make.user({ role: "Instructor", school_ids: [school_id] });
    const place = { user_id, school_id, session_id: session.id, charity_id: charity.id };
    await make.charityChoice(place);
    await make.classDonation({ ...place, amount_cents: 100, donated_on: "2026-09-10" });
  }
  await sql`update sessions set closed_at = now() where id = ${session.id}`.execute(db);
  const told = async () => {
    const { charities, all_time } = await addUpPublicFigures(db, "2026-11-22");
    const { classes, donated_cents } = await readGiven(db, charity.id);
    return {
      reached: all_time.charities,
      classes: all_time.classes,
      named: charities.length,
      to: [classes, donated_cents],
    };
  };
  // The fifth class, and one that chose nothing.
  expect(await told()).toEqual({ reached: 1, classes: 6, named: 1, to: [5, 2100] });
  expect((await give(made, other)).status).toBe(200);
  expect(await told()).toEqual({ reached: 2, classes: 6, named: 0, to: [4, 400] });
  await clean();
});

test("a class sees thank-yous of the charity that has its giving in all, and no longer those of the one before", async () => {
  const made = await closedWorld();
  const { giving, other } = made;
  for (const { id } of [giving.charity, other])
    await sql`insert into thank_yous (charity_id, contact_name, email, state, words, signed_as, posted_at, decided_at)
      values (${id}, 'Ida Holm', 'ida@charity.example', 'approved', 'Warm words', 'Ida', now(), now())`.execute(
      db,
    );
  const { teacher, site } = giving.elm;
  const seen = async () =>
    (await readClassThankYous(db, { userId: teacher.id, schoolId: site.id }, services)).map(
      ({ charity }) => charity.id,
    );
  expect(await seen()).toEqual([giving.charity.id]);
  expect((await give(made, other)).status).toBe(200);
  expect(await seen()).toEqual([other.id]);
});
