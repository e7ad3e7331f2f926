import { type PaymentPart, paymentParts } from "@kindling/contract";
import { sql } from "kysely";
import { setAside } from "../../giving/payments/proposing.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import type { Person } from "../people/person.ts";
import { addDays, type SchoolSession } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";

/** What a run pays: what was donated and earned in a session that is over. */
interface Paying {
  readonly session: SchoolSession;
  readonly name: string;
  readonly parts: readonly PaymentPart[];
  /** Days from the session's end until it is proposed, approved and sent. */
  readonly days: readonly [proposed: number, approved: number, sent: number];
}

/** Adds a payment run for each session that is over; of the last one, only what sponsors gave for points. */
export async function fillPayments(
  run: DemoRun,
  people: readonly Person[],
  sessions: readonly DemoSession[],
): Promise<void> {
  const { calendar } = run;
  const over = calendar.sessions.filter(({ place }) => place < calendar.current.place);
  for (const session of over) {
    const { number, year } = session;
    const isLast = session === over.at(-1);
    const paying: Paying = isLast
      ? { session, name: `Points of session ${number}, ${year}`, parts: ["earned"], days: [2, 3, 5] }
      : { session, name: `Session ${number}, ${year}`, parts: paymentParts, days: [7, 8, 10] };
    await fillRun(run, people, sessions, paying);
  }
}

async function fillRun(
  { tx }: DemoRun,
  people: readonly Person[],
  sessions: readonly DemoSession[],
  { session, name, parts, days }: Paying,
): Promise<void> {
  const by = (account: string) =>
    people.find(({ email }) => email === `${account}@kindling.example`)?.id ?? null;
  const session_ids = sessions.filter(({ place }) => place === session.place).map(({ id }) => id);
  const [proposed, approved, sent] = days.map((each) => addDays(session.end, each)) as [
    string,
    string,
    string,
  ];
  const [{ id } = { id: 0 }] = await insertRows(tx, "payment_runs", [
    {
      name,
      parts: [...parts],
      session_ids,
      state: "approved",
      needs_second_person: true,
      created_at: `${proposed}T09:20:00`,
      created_by: by("charities"),
      approved_at: `${approved}T14:05:00`,
      approved_by: by("super"),
    },
  ]);
  const ids = await setAside(tx, id, { sessions: session_ids, parts }, proposed);
  const moment = `${sent}T11:40:00`;
  await sql`update payments p set state = 'sent', method = 'transfer', sent_on = ${sent}, sent_by = ${by("charities")},
      reference = 'TRX-' || (10482 + 7 * p.id), address = coalesce(c.address, ''), version = 2, updated_at = ${moment}
    from charities c where p.id = any(${ids}::int[]) and c.id = p.charity_id`.execute(tx);
  await sql`update class_donations set status = 'paid', version = version + 1, updated_at = ${moment}
    where payment_id = any(${ids}::int[])`.execute(tx);
  await sql`select post_payments(${ids}::int[], 'payment_sent', 'in_payment', 'paid', ${sent})`.execute(tx);
}
