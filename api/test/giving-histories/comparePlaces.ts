import { type GivingStructure, placeOverviewEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { type Compared, same, sitesOf } from "./compared.ts";
import { type Line, narrowed, sumLines, winnings } from "./recompute.ts";

/** What the pages of sites tell. */
export async function compareSite(compared: Compared, id: number, lines: readonly Line[]): Promise<void> {
  const page = await compared.kit.call(placeOverviewEndpoints.site, {
    as: compared.team.chief,
    params: { id },
  });
  // An archived site has no page.
  if (page.status !== 200) return;
  const { giving, session } = page.body.data;
  const running = { schools: [id], sessions: [session?.id ?? 0] };
  same("site", giving.in_all, winnings(narrowed(lines, { schools: [id] })));
  same("site's session", giving.session, winnings(narrowed(lines, running)));
  for (const { id: charity, name: _name, classes, ...told } of giving.charities) {
    const own = narrowed(lines, { ...running, charities: [charity] });
    same("site's charity", { classes, ...told }, { classes: sumLines(own).classes, ...winnings(own) });
  }
}

/**
 * What the pages of providers tell, by today's places: the sum of their sites, archived ones included, for staff and for
 * the provider's leader. By the places of the time they add up to the same.
 */
export async function compareProviders(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { frame, kit, team, worlds } = compared;
  const sites = await rows<{ id: number; provider_id: number }>(
    kit.db,
    sql`select id, provider_id from sites where id = any(${sitesOf(compared)}::int[])`,
  );
  const givingOf = async (id: number, as = team.chief, structure: GivingStructure = "today") => {
    const { body } = await kit.call(placeOverviewEndpoints.provider, {
      as,
      params: { id },
      query: { structure },
    });
    return body.data.giving;
  };
  for (const id of frame.providers) {
    const own = sites.filter(({ provider_id }) => provider_id === id);
    const expected = winnings(narrowed(lines, { schools: own.map((site) => site.id) }));
    same("provider", (await givingOf(id)).in_all, expected);
  }
  const then = await Promise.all(frame.providers.map((id) => givingOf(id, team.chief, "as_it_was")));
  const added = (figure: keyof ReturnType<typeof winnings>) =>
    then.reduce((sum, { in_all }) => sum + in_all[figure], 0);
  const all = winnings(lines);
  same(
    "providers, as it was",
    [added("points"), added("earned_cents"), added("donated_cents"), added("verified_cents")],
    [all.points, all.earned_cents, all.donated_cents, all.verified_cents],
  );
  const [, led] = frame.providers;
  const [world] = worlds;
  if (world) same("provider, for its leader", await givingOf(led, world.leaders.chief), await givingOf(led));
}
