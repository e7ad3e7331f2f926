import { sql } from "kysely";
import { rows } from "../../../core/database.ts";
import { always, anyOf } from "../../../core/entities/entity.ts";
import { personName } from "../../../people/shared/personName.ts";
import { isNoLateHalf } from "../../adjusting/readAdjustments.ts";
import { bundlesOf } from "./bundles.ts";
import { type BankText, bankText, nameShare } from "./likeness.ts";
import {
  type Candidate,
  daysBetween,
  type Matcher,
  type OpenLine,
  type Pair,
  type Reason,
} from "./matcher.ts";
import { seenCents } from "./seenAtBank.ts";

type Row = Omit<Candidate, "kind" | "marks">;

/** Money that a class counted is paid in within this many days. */
const window = { before: -3, after: 60 };
const least = 55;

/** How sure a deposit is to be donations of one site: amount 45, name 35, day 20; less for a bundle. */
function judge(
  line: OpenLine,
  text: BankText,
  things: readonly Candidate[],
  isOdd: boolean,
): Pair | undefined {
  const last =
    things
      .map(({ on }) => on)
      .sort()
      .at(-1) ?? line.booked_on;
  const days = daysBetween(last, line.booked_on);
  if (days < window.before || days > window.after) return undefined;
  const name = things[0]?.name ?? "";
  const share = nameShare(text, name);
  const hasName = share >= 0.5;
  const doubt = things.length === 1 ? 0 : isOdd ? 15 : 5;
  const nearness = Math.max(0, 20 - Math.round(Math.abs(days) / 2));
  const score = 45 + (hasName ? Math.round(35 * share) : 0) + nearness - doubt;
  if (score < least) return undefined;
  const reasons: Reason[] = [
    things.length > 1 ? { why: "bundle", count: things.length, name } : { why: "amount" },
    ...(hasName ? [{ why: "name", name, share } as const] : []),
    { why: "days", days },
  ];
  return { line, things, score, isSure: false, reasons };
}

/** Money that came in is donations of classes; a deposit can be several of one site. */
export const donationMatcher: Matcher = {
  kind: "donation",
  isIncoming: true,
  async read(db, { span, search, ids, all = false }) {
    const within = span ? sql`p.donated_on between ${span.from}::date and ${span.to}::date` : always;
    const found = search
      ? sql`(s.name ilike ${`%${search}%`} or c.name ilike ${`%${search}%`} or ${personName("u")} ilike ${`%${search}%`}
          or p.amount_cents::text = ${search.replace(/[^\d]/g, "")})`
      : always;
    const open = await rows<Row>(
      db,
      sql`select * from (
        select p.id, p.school_id as group, s.name, ${personName("u")} || ', ' || c.name as note, p.donated_on as on, p.amount_cents::bigint as total_cents,
          p.amount_cents - ${seenCents("donation", sql`p.id`)} as cents
        from class_donations p join sites s on s.id = p.school_id join users u on u.id = p.user_id join charities c on c.id = p.charity_id
        where ${isNoLateHalf("p")} and (${sql.lit(all)} or p.status in ('counted', 'verified', 'paid')) and ${within} and ${found} and ${ids ? anyOf(sql`p.id`, ids) : always}) o
      where ${sql.lit(all)} or o.cents > 0 order by o.on desc, o.id desc`,
    );
    return open.map((row) => ({ ...row, kind: "donation", marks: [] }));
  },
  pair(lines, donations) {
    const wanted = new Set(lines.map(({ amount_cents }) => amount_cents));
    const bundles = bundlesOf(donations, wanted);
    return lines.flatMap((line) => {
      const text = bankText(line.text, line.name, line.reference);
      return (bundles.get(line.amount_cents) ?? []).flatMap(
        ({ things, isOdd }) => judge(line, text, things, isOdd) ?? [],
      );
    });
  },
};
