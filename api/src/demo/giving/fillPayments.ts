import { sql } from "kysely";
import { setAside } from "../../giving/payments/proposing.ts";
import type { DemoSession } from "../curriculum/fillSessions.ts";
import type { Person } from "../people/person.ts";
import { addDays } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";

/** Adds a payment run: what sponsors gave for the points of the session before the current one. */
export async function fillPayments(
  { tx, calendar }: DemoRun,
  people: readonly Person[],
  sessions: readonly DemoSession[],
): Promise<void> {
  const by = (name: string) => people.find(({ email }) => email === `${name}@kindling.example`)?.id ?? null;
  const { place, year, number, end } = calendar.sessions[calendar.current.place - 1] ?? calendar.current;
  const session_ids = sessions.filter((session) => session.place === place).map(({ id }) => id);
  const [proposed, approved, sent] = [addDays(end, 2), addDays(end, 3), addDays(end, 5)];
  const [{ id } = { id: 0 }] = await insertRows(tx, "payment_runs", [
    {
      name: `Points of session ${number}, ${year}`,
      parts: ["earned"],
      session_ids,
      state: "approved",
      needs_second_person: true,
      created_at: `${proposed}T09:20:00`,
      created_by: by("charities"),
      approved_at: `${approved}T14:05:00`,
      approved_by: by("super"),
    },
  ]);
  const ids = await setAside(tx, id, { sessions: session_ids, parts: ["earned"] }, proposed);
  await sql`update payments p set state = 'sent', method = 'transfer', sent_on = ${sent}, sent_by = ${by("charities")},
      reference = 'TRX-' || (10482 + 7 * p.id), version = 2, updated_at = ${`${sent}T11:40:00`}
    where p.id = any(${ids}::int[])`.execute(tx);
  await sql`select post_payments(${ids}::int[], 'payment_sent', 'in_payment', 'paid', ${sent})`.execute(tx);
}
