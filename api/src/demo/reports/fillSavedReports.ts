import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks, insertRows, madeAt } from "../shared/insertRows.ts";

/** Saved reports of the demo users. */
export async function fillSavedReports(
  { tx, begun, calendar }: DemoRun,
  people: readonly Person[],
  providers: readonly { readonly id: number; readonly name: string }[],
  sites: readonly DemoSite[],
): Promise<void> {
  const by = (email: string) => people.find((person) => person.email === email);
  const [office, leader, siteLeader] = ["super", "provider", "site"].map((name) =>
    by(`${name}@kindling.example`),
  );
  if (!office || !leader || !siteLeader) return;
  const provider = providers.find(({ name }) => name === leader.provider);
  const site = sites.find(({ abbreviation }) => siteLeader.sites.includes(abbreviation));
  if (!provider || !site) return;
  const plain = { schedule: null, weekday: null, scheduled_at: null, ...madeAt(begun) };
  const mondays = { schedule: "weekly", weekday: 1, scheduled_at: `${calendar.today}T23:59:59` };
  const report = "activitySummary";
  const saved = await insertRows(tx, "saved_reports", [
    {
      ...plain,
      ...mondays,
      owner_id: office.id,
      report,
      name: `${provider.name} by site`,
      filters: { providers: String(provider.id) },
    },
    { ...plain, owner_id: siteLeader.id, report, name: "My sites", filters: { schools: String(site.id) } },
  ]);
  const recipients = saved.slice(0, 1).flatMap(({ id: saved_report_id }) => [
    { saved_report_id, user_id: office.id },
    { saved_report_id, user_id: leader.id },
  ]);
  await insertLinks(tx, "saved_report_recipients", recipients);
}
