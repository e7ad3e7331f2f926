import { sql } from "kysely";
import type { ResponseDraft } from "../classroom/makeResponses.ts";
import type { Person } from "../people/person.ts";
import { addDays, schoolDays } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks } from "../shared/insertRows.ts";
import { type Random, randomOf } from "../shared/random.ts";

const kept = 5;

const browsers = [
  "Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Edg/140.0",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 15_6) Safari/605.1",
  "Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) Safari/605.1",
] as const;

/** Adds past sign-ins; teachers signed in on days with responses. */
export async function fillLogins(
  { tx, calendar, seed }: DemoRun,
  people: readonly Person[],
  responses: readonly ResponseDraft[],
): Promise<void> {
  const random = randomOf(seed, "logins");
  const answered = momentsByUser(responses);
  const lately = schoolDays(addDays(calendar.today, -40), addDays(calendar.today, -1));
  const logins = people
    .filter(({ hasSignedIn }) => hasSignedIn)
    .flatMap((person) => {
      const moments =
        person.role === "Instructor"
          ? (answered.get(person.id) ?? []).slice(0, kept)
          : office(lately, random);
      const browser = random.pick(browsers);
      const address = `198.51.100.${random.between(1, 254)}`;
      return moments.map((moment, index) => {
        const minutes = random.between(4, 11);
        const ended_at = later(moment, random.between(5, 50));
        return {
          id: `demo-${person.id}-${index + 1}`,
          user_id: person.id,
          created_at: later(moment, -minutes),
          expires_at: later(moment, 12 * 60 - minutes),
          used_at: ended_at,
          confirmed_until: later(moment, 60 - minutes),
          ended_at,
          address,
          user_agent: browser,
        };
      });
    });
  await insertLinks(tx, "logins", logins);
  await sql`update users u set last_login_at = l.at from (
    select user_id, max(created_at) as at from logins group by user_id) l where l.user_id = u.id`.execute(tx);
}

/** Some of the days, the latest first, at times when offices are open. */
function office(days: readonly string[], random: Random): string[] {
  const chosen = random.shuffled(days).slice(0, random.between(2, kept));
  return chosen
    .sort()
    .reverse()
    .map((day) => `${day}T${random.between(10, 16)}:${random.between(10, 59)}:00`);
}

/** When each user answered something, once a day, the latest first. */
function momentsByUser(responses: readonly ResponseDraft[]): Map<number, string[]> {
  const moments = new Map<number, string[]>();
  for (const { user_id, created_at } of responses.toReversed()) {
    const own = moments.get(user_id) ?? [];
    if (own.at(-1)?.slice(0, 10) !== created_at.slice(0, 10)) own.push(created_at);
    moments.set(user_id, own);
  }
  return moments;
}

/** A moment without a zone, so many minutes later. */
function later(moment: string, minutes: number): string {
  return new Date(Date.parse(`${moment}Z`) + minutes * 60_000).toISOString().slice(0, 19);
}
