import { type Dashboard, dashboardEndpoints, type OverviewCard, overviewCards } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { invalid } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { dashboardSay } from "./dashboardSay.ts";

const isCard = (name: string): name is OverviewCard => (overviewCards as readonly string[]).includes(name);

/** The cards as a person arranged them, without those that there are no more; both lists are empty if they never did. */
export async function readCards(db: Db, userId: number): Promise<Dashboard["cards"]> {
  const kept = await first<{ shown: string[]; hidden: string[] }>(
    db,
    sql`select shown, hidden from overview_cards where user_id = ${userId}`,
  );
  return { shown: kept?.shown.filter(isCard) ?? [], hidden: kept?.hidden.filter(isCard) ?? [] };
}

/** Keeps which cards the caller sees, and in which order. */
export const cardRoutes: Route[] = [
  route(dashboardEndpoints.arrange, async ({ db, caller, language, body: { shown, hidden } }) => {
    const say = dashboardSay[language];
    if (shown.some((card) => hidden.includes(card))) throw invalid("hidden", say.twice);
    await sql`insert into overview_cards (user_id, shown, hidden) values (${caller.id}, ${shown}::text[], ${hidden}::text[])
      on conflict (user_id) do update set shown = excluded.shown, hidden = excluded.hidden`.execute(db);
    return { message: say.arranged };
  }),
];

/** What is kept of how a person arranged the overview. */
export const cardSection: PersonSection = {
  name: "overview-cards",
  title: ["Cards of the overview", "Tarjetas del resumen"],
  columns: { shown: ["Shown", "Visibles"], hidden: ["Hidden", "Ocultas"] },
  rows: (id) => sql`select array_to_string(shown, ', ') as shown, array_to_string(hidden, ', ') as hidden
    from overview_cards where user_id = ${id}`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from overview_cards where user_id = ${id}`.execute(tx);
  },
};
