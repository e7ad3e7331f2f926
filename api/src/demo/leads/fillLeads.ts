import { createHash } from "node:crypto";
import type { ProgramIds } from "../curriculum/fillPrograms.ts";
import type { DemoSite } from "../people/fillPlaces.ts";
import type { Person } from "../people/person.ts";
import { addDays } from "../shared/calendar.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertRows } from "../shared/insertRows.ts";
import { randomOf } from "../shared/random.ts";
import { type LeadContent, leadContents } from "./leadContents.ts";

interface Change {
  readonly user_id: number | null;
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly at: string;
}

interface Note {
  readonly user_id: number | null;
  readonly text: string;
  readonly created_at: string;
}

/** A lead's history, in order. */
function storyOf(
  content: LeadContent,
  asked: string,
  owner: Person | undefined,
  sites: readonly DemoSite[],
  momentOf: (day: string) => string,
) {
  const changes: Change[] = [];
  const notes: Note[] = [];
  const state = {
    status: "New",
    reason: null as string | null,
    isTaken: false,
    site: undefined as DemoSite | undefined,
  };
  const tell = (at: string, user_id: number | null, field: string, from: string | null, to: string) =>
    changes.push({ user_id, field, from, to, at });
  tell(momentOf(asked), null, "submissions", null, content.organization);
  const user = owner?.id ?? null;
  for (const step of content.steps) {
    const at = momentOf(addDays(asked, step.day));
    if (step.takes && owner) tell(at, user, "owner", null, `${owner.first_name} ${owner.last_name}`);
    if (step.status) tell(at, user, "status", state.status, step.status);
    if (step.reason) tell(at, user, "reason", null, step.reason);
    const site = sites.find(({ abbreviation }) => abbreviation === step.site);
    if (site) tell(at, user, "site", null, site.content.name);
    if (step.note) notes.push({ user_id: user, text: step.note, created_at: at });
    state.status = step.status ?? state.status;
    state.reason = step.reason ?? null;
    state.isTaken ||= step.takes ?? false;
    state.site = site ?? state.site;
  }
  if (content.again)
    tell(momentOf(addDays(asked, content.again.day)), null, "submissions", null, content.organization);
  return { changes: changes.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))), notes, ...state };
}

/** Adds leads and their history. */
export async function fillLeads(
  { tx, calendar, seed, begun }: DemoRun,
  people: readonly Person[],
  sites: readonly DemoSite[],
  programs: ProgramIds,
): Promise<void> {
  const random = randomOf(seed, "leads");
  const stories = leadContents.map((content) => {
    const isBefore = content.steps.some(({ site }) => site);
    const asked = addDays(isBefore ? begun.slice(0, 10) : calendar.today, -content.days_ago);
    // Within a day things happen one after the other; what came in today came in the small hours.
    let minute = random.between(5, 50);
    const momentOf = (day: string) =>
      `${day}T0${day === calendar.today ? 0 : 9}:${String(Math.min(59, ++minute)).padStart(2, "0")}:00`;
    const owner = people.find(({ email }) => email === `${content.by}@kindling.example`);
    return { content, asked: momentOf(asked), owner, ...storyOf(content, asked, owner, sites, momentOf) };
  });
  const contactOf = ({
    first_name,
    last_name,
    email,
    organization,
    phone,
    program,
    message,
  }: LeadContent) => ({
    first_name,
    last_name,
    email,
    organization,
    phone: phone ?? null,
    program_id: program ? programs[program] : null,
    message: message ?? null,
  });
  const leads = await insertRows(
    tx,
    "leads",
    stories.map(({ content, asked, owner, isTaken, status, reason, site, changes }) => ({
      ...contactOf(content),
      status,
      reason,
      owner_id: isTaken ? (owner?.id ?? null) : null,
      site_id: site?.id ?? null,
      leader_id: site ? (people.find(({ email }) => email === content.email)?.id ?? null) : null,
      created_at: asked,
      updated_at: changes.at(-1)?.at ?? asked,
      version: changes.length,
    })),
  );
  const idOf = (index: number) => leads[index]?.id ?? 0;
  const inquiries = stories.flatMap(({ content, asked, changes }, index) => {
    const last = changes.findLast(({ field }) => field === "submissions")?.at ?? asked;
    return [content.message ?? null, ...(content.again ? [content.again.message] : [])].map(
      (message, place) => ({
        lead_id: idOf(index),
        link_name: createHash("sha256")
          .update(`${seed} ${content.email} ${place}`)
          .digest("base64url")
          .slice(0, 22),
        ...contactOf(content),
        message,
        source: content.source,
        viewed_at: content.viewed && place === 0 ? asked : null,
        created_at: place === 0 ? asked : last,
        link_from: place === 0 ? asked : last,
      }),
    );
  });
  await insertRows(tx, "lead_submissions", inquiries);
  await insertRows(
    tx,
    "lead_notes",
    stories.flatMap(({ notes }, index) => notes.map((note) => ({ lead_id: idOf(index), ...note }))),
  );
  await insertRows(
    tx,
    "lead_changes",
    stories.flatMap(({ changes }, index) => changes.map((each) => ({ lead_id: idOf(index), ...each }))),
  );
}
