import {
  type classDonationEndpoints,
  type DonationEvent,
  type DonationStatus,
  type Localized,
  type ReplyOf,
} from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, rows } from "../../core/database.ts";
import { anyOf, type Context } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { person } from "../../people/shared/personName.ts";
import { told as isTold } from "../adjusting/readAdjustments.ts";
import { classDonation } from "./classDonations.ts";
import { voidReason } from "./voidNote.ts";

type Donation = ReplyOf<typeof classDonationEndpoints.list>["data"][number];
type Event = DonationEvent["event"];
type Snapshot = Partial<Pick<Donation, "amount_cents" | "donated_on" | "note" | "status">> & {
  readonly charity?: string | null;
};

/** What the audit log keeps of one change of a donation. */
interface Entry extends Pick<DonationEvent, "at" | "user" | "reason"> {
  readonly before: Snapshot | null;
  readonly after: Snapshot;
}

const told = ["amount_cents", "donated_on", "note", "charity"] as const;

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
  if (Object.keys(after).join() === "charity") return "moved";
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
  const noted = isVoided ? voidReason(before?.note ?? null, after.note ?? null) : null;
  return { at, user, event, changes, reason: entry.reason ?? noted };
}

/** History from the donation itself where the log has no entry, as for demo data. */
function withoutEntries(donation: Donation, entries: readonly Entry[]): DonationEvent[] {
  const known = new Set(entries.map(eventIn));
  const atFirst = told.map((field) => {
    const changed = entries.find(({ before }) => before && field in before);
    return [field, changed ? changed.before?.[field] : donation[field]] as const;
  });
  const after = { ...Object.fromEntries(atFirst), charity: undefined };
  const logged = { at: donation.created_at, user: null, reason: null, before: null, after };
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

/** What the log kept, of its charity the name; a donation's first charity goes without saying. */
const withCharity = (kept: "before" | "after") => {
  const snapshot = sql.ref(`a.${kept}`);
  return sql`case when a.before is not null and ${snapshot} ? 'charity_id' then ${snapshot} - 'charity_id' || jsonb_build_object('charity',
    (select c.name::text from charities c where c.id = (${snapshot} ->> 'charity_id')::int)) else ${snapshot} end`;
};

/** What people are called whose name a reader isn't told. */
const roleWords: Localized<Readonly<Record<"staff" | "Site Leader" | "Provider Leader", string>>> = {
  en: { staff: "Program team", "Site Leader": "Site Leader", "Provider Leader": "Provider Leader" },
  es: {
    staff: "Equipo del programa",
    "Site Leader": "Líder del plantel",
    "Provider Leader": "Líder del proveedor",
  },
};

/** Events with names for staff and leaders; instructors are told their own name, and the role of others. */
async function tellWho(
  db: Db,
  events: readonly DonationEvent[],
  { caller, language }: Context,
): Promise<readonly DonationEvent[]> {
  if (caller.role !== "Instructor") return events;
  const found = await rows<{ id: number; role: Caller["role"] }>(
    db,
    sql`select id, role from users where ${anyOf(
      sql`id`,
      events.flatMap(({ user }) => user?.id ?? []),
    )}`,
  );
  const roles = new Map(found.map(({ id, role }) => [id, role]));
  const words = roleWords[language];
  return events.map((event) => {
    const role = event.user ? roles.get(event.user.id) : undefined;
    if (!event.user || event.user.id === caller.id) return event;
    const isLeader = role === "Site Leader" || role === "Provider Leader";
    return { ...event, user: { id: 0, name: isLeader ? words[role] : words.staff } };
  });
}

interface Adjusted extends Pick<DonationEvent, "at" | "user" | "reason"> {
  readonly cents: number;
  /** What else than its amount was adjusted. */
  readonly event: "verified" | "unverified" | "moved" | null;
  readonly charity: string;
  /** The charity of the other half of a pair. */
  readonly other: string | null;
}

/**
 * What was adjusted of a donation after its session was closed: the amount that it counted as, and counts as since; or that it
 * was verified late or given to another charity, of which the half that only takes isn't told.
 */
async function adjustmentsOf(db: Db, { id, amount_cents }: Donation): Promise<DonationEvent[]> {
  const made = await rows<Adjusted>(
    db,
    sql`select a.made_at as at, a.reason, ${person("u")} as "user", a.amount_cents as cents,
        case a.purpose when 'verification' then case when a.reverses_id is null then 'verified' else 'unverified' end
          when 'charity' then 'moved' end as event, n.name::text as charity, o.name::text as other
      from adjustments a join adjustments w on w.id = coalesce(a.reverses_id, a.id) join users u on u.id = a.made_by
        join charities n on n.id = a.charity_id left join adjustments h on h.id = w.counterpart_id
        left join charities o on o.id = h.charity_id
      where a.donation_id = ${id} and ${isTold} order by a.id`,
  );
  let to = amount_cents;
  return made.map(({ at, user, reason, cents, event, charity, other }) => {
    if (event === "moved") {
      const [from, to] = cents > 0 ? [other, charity] : [charity, other];
      return { at, user, reason, event, changes: [{ field: "charity", from, to }] };
    }
    if (event) return { at, user, reason, event, changes: [] };
    const from = to;
    to += cents;
    return { at, user, reason, event: "adjusted", changes: [{ field: "amount_cents", from, to }] };
  });
}

/**
 * Returns the history of a donation, newest last, as the caller may know it.
 * @throws Refusal notFound if unknown or outside the caller's scope.
 */
export async function donationHistory(db: Db, id: number, context: Context): Promise<DonationEvent[]> {
  const donation = await readOne(db, classDonation, id, context);
  const entries = await rows<Entry>(
    db,
    sql`select a.at, a.reason, ${person("u")} as "user",
        ${withCharity("before")} as before, ${withCharity("after")} as after
      from audit_log a left join users u on u.id = a.user_id
      where a.entity = ${classDonation.resource.name} and a.entity_id = ${id} and a.after is not null order by a.id`,
  );
  const events = [
    ...withoutEntries(donation, entries),
    ...entries.map(inWords),
    ...(await adjustmentsOf(db, donation)),
  ];
  const shown = await tellWho(db, events, context);
  return shown.toSorted((a, b) => a.at.localeCompare(b.at));
}
