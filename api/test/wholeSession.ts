import { sql } from "kysely";
import type { TestApp } from "./buildApp.ts";

/** A session with a trait, two themes and activities in its own program. */
export async function wholeSession({ make, db }: TestApp, name: string) {
  const own = await make.program({ name: `Program of ${name}` });
  const trait = await make.trait({ title: `Trait of ${name}`, start: "2026-09-07", end: "2026-10-16" });
  const session = await make.session({
    name: `${name} 2026-27 Session 1`,
    program_id: own.id,
    start: "2026-09-07",
    end: "2026-10-16",
    trait_id: trait.id,
    charity_ids: [(await make.charity()).id],
  });
  const theme = await make.sessionTheme({ session_id: session.id, start: "2026-09-07", end: "2026-09-25" });
  await sql`update sessions set theme_id = ${theme.id} where id = ${session.id}`.execute(db);
  const dates = { start: "2026-09-07", end: "2026-09-18", session_id: session.id, trait_id: trait.id };
  const first = await make.kinesthetic({ ...dates, title: `Leap ${name}`, session_theme_id: theme.id });
  const second = await make.playActivity({ ...dates, title: `Kite ${name}` });
  return { program: own, trait, session, theme, first, second };
}
