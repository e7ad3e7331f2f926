import { charityEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { type Compared, same, sitesOf, sumOf } from "./compared.ts";
import type { Facts, Line } from "./recompute.ts";

interface Owned {
  readonly user_id: number;
  readonly school_id: number;
  readonly charity_id: number | null;
}

/** What isn't paid of what some classes gave or earned: what is told where a site, a class or a charity ends. */
export async function compareOpenMoney(
  compared: Compared,
  lines: readonly Line[],
  { donations }: Facts,
): Promise<void> {
  const { frame, kit, team, worlds } = compared;
  const { call, db } = kit;
  const here = sitesOf(compared);
  const closed = new Set(
    (await rows<{ id: number }>(db, sql`select id from sessions where closed_at is not null`)).map(
      ({ id }) => id,
    ),
  );
  const origins = new Map(
    (
      await rows<{ id: number; donation_id: number }>(
        db,
        sql`select d.id, a.donation_id from class_donations d join adjustments a on a.id = d.adjustment_id`,
      )
    ).map(({ id, donation_id }) => [id, donation_id]),
  );
  const sent = await rows<Owned & { cents: number }>(
    db,
    sql`select i.user_id, i.school_id, p.charity_id, i.cents::int from payment_items i join payments p on p.id = i.payment_id
      where p.state = 'sent' and i.donation_id is null and i.school_id = any(${here}::int[])`,
  );
  const openOf = (is: (owned: Owned) => boolean) => {
    const own = donations.filter(is);
    const isUnverified = ({ status }: { status: string }) => status === "held" || status === "counted";
    const isVoidable = (each: (typeof own)[number]) =>
      isUnverified(each) && each.adjustment_id === null && !closed.has(each.session_id ?? 0);
    const cents = (some: typeof own) => sumOf(some, ({ amount_cents }) => amount_cents);
    const left = (some: typeof own) =>
      [...Map.groupBy(some, ({ id }) => origins.get(id) ?? id).values()].filter((each) => cents(each) !== 0)
        .length;
    const unverified = own.filter(isVoidable);
    const rest = own.filter((each) => isUnverified(each) && !isVoidable(each));
    const verified = own.filter(({ status }) => status === "verified");
    return {
      unverified: unverified.length,
      unverified_cents: cents(unverified),
      closed: left(rest),
      closed_cents: cents(rest),
      verified: left(verified),
      verified_cents: cents(verified),
      earned_cents:
        sumOf(
          lines.filter((line) => line.charity_id !== null && is(line)),
          ({ earned }) => earned,
        ) - sumOf(sent.filter(is), (each) => each.cents),
    };
  };
  for (const [nth, { classes, sites }] of worlds.entries()) {
    const site = sites[nth % sites.length] ?? 0;
    const teacher = classes[nth % classes.length]?.teacher.id ?? 0;
    const ofSite = await call(siteEndpoints.openMoney, { as: team.chief, params: { id: site } });
    if (ofSite.status === 200)
      same(
        "open money of a site",
        ofSite.body.data,
        openOf(({ school_id }) => school_id === site),
      );
    const ofTeacher = await call(userEndpoints.openMoney, { as: team.chief, params: { id: teacher } });
    if (ofTeacher.status !== 200) continue;
    // One that comes to nothing isn't told.
    const told = new Map(ofTeacher.body.data.map(({ school, ...open }) => [school.id, open]));
    for (const id of sites) {
      const own = openOf(({ user_id, school_id }) => user_id === teacher && school_id === id);
      const { unverified, verified, closed_cents, earned_cents } = own;
      const isOpen = unverified > 0 || verified > 0 || closed_cents !== 0 || earned_cents !== 0;
      same("open money of a teacher", told.get(id), isOpen ? own : undefined);
    }
  }
  for (const charity of frame.charities) {
    const query = { charities: [charity] };
    const { data } = (await call(charityEndpoints.openMoney, { as: team.chief, query })).body;
    const { staying_cents: _staying, choices: _choices, pledges: _pledges, ...told } = data;
    same(
      "open money of a charity",
      told,
      openOf(({ charity_id }) => charity_id === charity),
    );
  }
}
