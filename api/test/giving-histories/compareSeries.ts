import {
  type ChartData,
  charityEarning,
  charityReport,
  charitySchoolEarning,
  type SessionStory,
} from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../../src/core/database.ts";
import { type Compared, same, sitesOf, sumOf } from "./compared.ts";
import { type Facts, type Line, narrowed, sumLines } from "./recompute.ts";
import { isGiven } from "./toVerify.ts";

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A chart of earned and donated, as what it tells of each label. */
const barsOf = ({ labels, series: [earned, donated] }: ChartData) =>
  labels.map((label, nth) => `${label}: ${earned?.values[nth]} ${donated?.values[nth]}`).toSorted();

/** The charts above reports of giving: by charity, by provider and by session. */
export async function compareCharts(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { frame, kit, team } = compared;
  const [sessions, charities] = [frame.sessions.map(({ id }) => id), [...frame.charities]];
  const known = narrowed(lines, { sessions });
  const [named, sites] = await Promise.all([
    rows<Named & { of: string }>(
      kit.db,
      sql`select 'charity' as of, id, name::text from charities where id = any(${charities}::int[])
        union all select 'provider', id, name::text from providers where id = any(${[...frame.providers]}::int[])
        union all select 'session', id, name from sessions where id = any(${sessions}::int[])`,
    ),
    rows<{ id: number; provider_id: number }>(
      kit.db,
      sql`select id, provider_id from sites where id = any(${sitesOf(compared)}::int[])`,
    ),
  ]);
  const linesOf = {
    charity: (id: number) => narrowed(known, { charities: [id] }),
    provider: (id: number) =>
      narrowed(known, { schools: sites.filter((site) => site.provider_id === id).map((site) => site.id) }),
    session: (id: number) => narrowed(known, { sessions: [id] }),
  };
  const expected = (of: keyof typeof linesOf) =>
    named
      .filter((each) => each.of === of)
      .flatMap(({ id, name }) => {
        const { points, earned_cents, donated_cents, total_cents } = sumLines(linesOf[of](id));
        const isShown = of === "charity" ? total_cents > 0 : points > 0 || donated_cents > 0;
        return isShown ? [`${name}: ${earned_cents} ${donated_cents}`] : [];
      })
      .toSorted();
  const query = { sessions, structure: "today" as const };
  const ofCharities = { ...query, charities };
  for (const [of, report, asked] of [
    ["charity", charityReport, ofCharities],
    ["provider", charitySchoolEarning, query],
    ["session", charityEarning, query],
  ] as const) {
    const { data } = (await kit.call(report.preview, { as: team.chief, query: asked })).body;
    same(`chart by ${of}`, barsOf(data.chart), expected(of));
  }
}

/** What a session's story tells by kind of activity and by day. */
export function compareStory(story: SessionStory, facts: Facts, session: number): void {
  const done = facts.responses.filter(({ session_id }) => session_id === session);
  const told = (all: typeof done, key: string) =>
    `${key}: ${all.length} ${sumOf(all, (each) => each.points)}`;
  const grouped = (of: (each: (typeof done)[number]) => string) =>
    [...Map.groupBy(done, of)].map(([key, all]) => told(all, key)).toSorted();
  same(
    "session's story, by kind",
    story.activities.map(({ key, count, points }) => `${key}: ${count} ${points}`).toSorted(),
    grouped(({ type }) => type),
  );
  same(
    "session's story, by day",
    story.days.map(({ date, activities, points }) => `${date}: ${activities} ${points}`).toSorted(),
    grouped(({ day }) => day),
  );
  same(
    "session's story, what was given",
    sumOf(story.donations, ({ amount_cents }) => amount_cents),
    sumOf(
      facts.donations.filter((each) => each.session_id === session && isGiven(each)),
      ({ amount_cents }) => amount_cents,
    ),
  );
}
