import { fewestClasses, type SponsorPage } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { readPublicThankYous } from "../thanks/publicThankYous.ts";
import { type Drawn, readDrawnBy } from "./drawnBy.ts";
import { readDraws } from "./funding.ts";
import { receivedWhere } from "./pledges.ts";

const mostThankYous = 12;

type Pledged = SponsorPage["pledges"][number] & { readonly id: number };

/**
 * Charities of which enough classes give. The smallest are left out with them until those left out are enough as well, so that
 * no figure of a few classes is the difference of others.
 */
export function tellable(charities: readonly Drawn[], all: Drawn | undefined): Drawn[] {
  const told = charities
    .filter(({ classes, name }) => name !== null && classes >= fewestClasses)
    .toSorted((one, other) => other.classes - one.classes || other.cents - one.cents);
  const isHidden = (each: Drawn) => !told.includes(each);
  while (told.length > 0) {
    const hidden = charities.filter(isHidden);
    const classes = hidden.reduce((sum, each) => sum + each.classes, 0);
    if (hidden.length === 0 || (all && classes >= fewestClasses)) break;
    told.pop();
  }
  return told.toSorted(
    (one, other) => other.cents - one.cents || (one.name ?? "").localeCompare(other.name ?? ""),
  );
}

interface Sponsor {
  readonly id: number;
  readonly name: string;
}

/** What a sponsor is shown by link: totals, thank-yous, and nobody's name. */
export async function readSponsorPage(
  db: Db,
  sponsor: Sponsor,
  services: Parameters<typeof readPublicThankYous>[3],
): Promise<SponsorPage> {
  const figures = await readSponsorFigures(db, sponsor);
  const names = figures.charities.map(({ name }) => name);
  return { ...figures, thank_yous: await readPublicThankYous(db, names, mostThankYous, services) };
}

/** The figures of that page. */
export async function readSponsorFigures(db: Db, sponsor: Sponsor): Promise<Omit<SponsorPage, "thank_yous">> {
  const pledges = await rows<Pledged>(
    db,
    sql`select p.id, p.name, p.from_on, p.until_on, coalesce(p.amount_cents, p.cap_cents) as pledged_cents, p.point_cents,
        ${receivedWhere(sql`r.pledge_id = p.id`)} as received_cents
      from pledges p where p.sponsor_id = ${sponsor.id} order by p.from_on desc, p.id desc`,
  );
  const ids = pledges.map(({ id }) => id);
  const drawn = await readDrawnBy(db, await readDraws(db), ids);
  const all = drawn.find(({ pledge, by }) => pledge === null && by === "all");
  const isTold = all !== undefined && all.classes >= fewestClasses;
  // Of a pledge without a limit, what has been drawn is what is pledged: told only if that is.
  const drawnOn = (id: number) =>
    isTold ? (drawn.find(({ pledge, by }) => pledge === id && by === "all")?.cents ?? 0) : 0;
  const sumOf = (amount: (pledge: Pledged) => number) => pledges.reduce((sum, each) => sum + amount(each), 0);
  const charities = drawn.filter(({ pledge, by }) => pledge === null && by === "charity");
  const told = isTold ? tellable(charities, all).map(({ name, cents }) => ({ name: name ?? "", cents })) : [];
  return {
    name: sponsor.name,
    since: pledges.map(({ from_on }) => from_on).toSorted()[0] ?? null,
    pledged_cents: sumOf(({ id, pledged_cents }) => pledged_cents ?? drawnOn(id)),
    received_cents: sumOf(({ received_cents }) => received_cents),
    classes: isTold ? all.classes : null,
    activities: isTold ? all.activities : null,
    drawn_cents: isTold ? all.cents : null,
    charities: told,
    pledges: pledges.map(({ id: _, ...pledge }) => pledge),
  };
}
