import { savedReportEndpoints } from "@kindling/contract";
import { expect } from "vitest";
import { deliverMails } from "../../src/core/mail/deliverMails.ts";
import type { Letter } from "../../src/core/mail/transport.ts";
import { letters } from "../../src/letters.ts";
import { makeSends } from "../../src/reports/saved-reports/makeSends.ts";
import { type Compared, inCents, same, sumOf } from "./compared.ts";
import { readWorkbook } from "./readWorkbook.ts";
import { type Line, narrowed, sumLines } from "./recompute.ts";

/** A report that is mailed comes to what was recomputed. */
export async function compareMailed(compared: Compared, lines: readonly Line[]): Promise<void> {
  const { frame, kit, team } = compared;
  const sessions = frame.sessions.map(({ id }) => id);
  const body = {
    report: "charityEarning",
    name: `Giving of ${sessions.join()}`,
    filters: { sessions: sessions.join() },
  };
  const as = team.chief;
  const saved = await kit.call(savedReportEndpoints.create, { as, body });
  same("saved report", saved.status, 201);
  await kit.call(savedReportEndpoints.sendNow, { as, params: { id: saved.body.data.id } });
  await makeSends(kit.services, (error) => {
    throw error;
  });
  const sent: Buffer[] = [];
  const keep = async ({ to, attachments = [] }: Letter) => {
    if (to === as.email) sent.push(...attachments.map(({ content }) => content));
  };
  await deliverMails(kit.db, keep, kit.services.settings, letters);
  const [heading = [], ...below] = await readWorkbook(sent.at(0) ?? expect.fail("No report was mailed"));
  const told = below.slice(0, -2);
  const { points, earned_cents, donated_cents, total_cents } = sumLines(narrowed(lines, { sessions }));
  const sums = { Points: points * 100, Earned: earned_cents, Donated: donated_cents, Total: total_cents };
  for (const [name, sum] of Object.entries(sums)) {
    const at = heading.indexOf(name);
    const added = sumOf(told, (row) => inCents(row[at]));
    same(`mailed report, ${name}`, [added, inCents(below.at(-1)?.[at])], [sum, sum]);
  }
}
