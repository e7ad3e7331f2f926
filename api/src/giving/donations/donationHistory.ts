import type { classDonationEndpoints, DonationEvent, DonationStatus, ReplyOf } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { person } from "../../people/shared/personName.ts";
import { classDonation } from "./classDonations.ts";
import { voidReason } from "./voidNote.ts";

type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];
type Event = DonationEvent["event"];
type Snapshot = Partial<Pick<Donation, "amount_cents" | "donated_on" | "note" | "status">>;

/** What the audit log keeps of one change of a donation. */
interface Entry extends Pick<DonationEvent, "at" | "user"> {
  readonly before: Snapshot | null;
  readonly after: Snapshot;
}

const told = ["amount_cents", "donated_on", "note"] as const;

const eventOfStatus: Readonly<Record<DonationStatus, Event>> = {
  held: "corrected",
  counted: "confirmed",
  verified: "verified",
  paid: "paid",
  void: "voided",
};

function eventIn({ before, after }: Entry): Event {
  if (!before) return "logged";
  // An amount corrected over or under the limit takes its status along.
  if (before.status === "paid" && after.status === "verified") return "returned";
  const isCorrection = !after.status || (after.status === "counted" && after.amount_cents !== undefined);
  return isCorrection ? "corrected" : eventOfStatus[after.status as DonationStatus];
}

function inWords(entry: Entry): DonationEvent {
  const { at, user, before, after } = entry;
  const event = eventIn(entry);
  const isVoided = event === "voided";
  const changes = told
    .filter((field) => field in after && !(isVoided && field === "note"))
    .map((field) => ({ field, from: before?.[field] ?? null, to: after[field] ?? null }))
    .filter(({ from, to }) => from !== to);
  const reason = isVoided ? voidReason(before?.note ?? null, after.note ?? null) : null;
  return { at, user, event, changes, reason };
}

/** History from the donation itself where the log has no entry, as for demo data. */
function withoutEntries(donation: Donation, entries: readonly Entry[]): DonationEvent[] {
  const known = new Set(entries.map(eventIn));
  const atFirst = told.map((field) => {
    const changed = entries.find(({ before }) => before && field in before);
    return [field, changed ? changed.before?.[field] : donation[field]] as const;
  });
  const logged = { at: donation.created_at, user: null, before: null, after: Object.fromEntries(atFirst) };
  const last = eventOfStatus[donation.status];
  const bare = { changes: [], reason: null };
  return [
    ...(known.has("logged") ? [] : [inWords(logged)]),
    ...(donation.verified_at && !known.has("verified")
      ? [{ ...bare, at: donation.verified_at, user: donation.verified_by, event: "verified" as const }]
      : []),
    ...((last === "paid" || last === "voided") && !known.has(last)
      ? [{ ...bare, at: donation.updated_at, user: null, event: last }]
      : []),
  ];
}

/**
 * Returns the history of a donation, newest last.
 * @throws Refusal notFound if unknown or outside the caller's scope.
 */
export async function donationHistory(db: Db, id: number, context: Context): Promise<DonationEvent[]> {
  const donation = await readOne(db, classDonation, id, context);
  const entries = await rows<Entry>(
    db,
    sql`select a.at, a.before, a.after,
        ${person("u")} as "user"
      from audit_log a left join users u on u.id = a.user_id
      where a.entity = ${classDonation.resource.name} and a.entity_id = ${id} and a.after is not null order by a.id`,
  );
  const events = [...withoutEntries(donation, entries), ...entries.map(inWords)];
  return events.toSorted((a, b) => a.at.localeCompare(b.at));
}
