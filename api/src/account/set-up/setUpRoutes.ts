import {
  checkAccent,
  isColor,
  type SetUp,
  type SetUpStep,
  setUpEndpoints,
  setUpSteps,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterCommit, type Db, sole } from "../../core/database.ts";
import { difference, record } from "../../core/entities/audit.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Route, route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import * as kinds from "../../core/settingKinds.ts";
import type { Settings } from "../../core/settings.ts";
import { installedSettings, type Organization, readChanges } from "./followOrganization.ts";
import { logoAddress } from "./logoAddress.ts";
import { readLogo } from "./readLogo.ts";
import { type SetUpSay, setUpSay } from "./setUpSay.ts";

interface Stored extends Organization {
  readonly skipped: SetUpStep[];
  readonly finished_at: string | null;
  readonly version: number;
}

const resource = { name: "organization" };

const readStored = (db: Db) =>
  sole<Stored>(
    db,
    sql`select name, time_zone, school_year_start, accent, logo_hash, skipped, finished_at, version
      from organization`,
  );

/** What there is of what the later steps make. */
const readThere = (db: Db) =>
  sole<{
    sessions: boolean;
    sites: boolean;
    people: boolean;
    entries: boolean;
    demo: boolean;
    program: SetUp["program"];
  }>(
    db,
    sql`select exists (select from sessions) as sessions,
      exists (select from sites where archived_at is null) as sites,
      exists (select from users where archived_at is null and role not in ('Super Admin', 'admin')) as people,
      exists (select from ledger_entries) as entries, exists (select from demo_rows) as demo,
      (select jsonb_build_object('id', id, 'name', name) from programs order by id desc limit 1) as program`,
  );

const usual = { brandName: "Kindling", timeZone: "America/New_York", schoolYearStart: "08-01" } as const;

/** Whether somebody chose it: here, or for the installation. */
const isChosen = (own: string | null, installed: Settings, name: keyof typeof usual) =>
  own !== null || installed[name] !== usual[name];

/** What is set, and which steps are done, skipped or open. */
async function readSetUp(db: Db, settings: Settings): Promise<SetUp> {
  const [stored, there] = [await readStored(db), await readThere(db)];
  const installed = installedSettings(settings);
  const done: Readonly<Record<SetUpStep, boolean>> = {
    organization: isChosen(stored.name, installed, "brandName"),
    look: stored.accent !== null || stored.logo_hash !== null || installed.brandLogo !== undefined,
    time_zone: isChosen(stored.time_zone, installed, "timeZone"),
    school_year: isChosen(stored.school_year_start, installed, "schoolYearStart"),
    program: there.program !== null,
    session: there.sessions,
    site: there.sites,
    people: there.people,
  };
  const notDone = (step: SetUpStep) => (stored.skipped.includes(step) ? "skipped" : "open");
  const { brandName: name, timeZone: time_zone, schoolYearStart: school_year_start } = installed;
  return {
    name: stored.name ?? name,
    time_zone: stored.time_zone ?? time_zone,
    school_year_start: stored.school_year_start ?? school_year_start,
    accent: stored.accent,
    logo: logoOf(stored, installed),
    installed: { name, time_zone, school_year_start },
    time_zone_is_fixed: there.entries,
    steps: setUpSteps.map((step) => ({ step, state: done[step] ? "done" : notDone(step) })),
    program: there.program,
    has_demo: there.demo,
    finished_at: stored.finished_at,
    version: stored.version,
  };
}

const logoOf = ({ logo_hash }: Stored, { brandLogo }: Settings): SetUp["logo"] => {
  const url = logoAddress(brandLogo, logo_hash);
  return url === null ? null : { url, is_own: logo_hash !== null };
};

const shown = ({ name, time_zone, school_year_start, accent, logo_hash, skipped, finished_at }: Stored) => ({
  name,
  time_zone,
  school_year_start,
  accent,
  logo: logo_hash,
  skipped,
  finished: finished_at !== null,
});

const isRight = (kind: { safeParse(value: string): { success: boolean } }, value: string | null) =>
  value === null || kind.safeParse(value).success;

/** What a new portal needs before people come. */
export const setUpRoutes: Route[] = [
  route(setUpEndpoints.get, async ({ db, services }) => ({ data: await readSetUp(db, services.settings) })),
  route(setUpEndpoints.save, async ({ db, body, caller, context, services, language, seenVersion }) => {
    const { settings, now } = services;
    const speak = setUpSay[language];
    await sql`select id from organization for update`.execute(db);
    const stored = await readStored(db);
    if (seenVersion !== undefined && seenVersion !== stored.version)
      throw new Refusal("behind", say[language].behind, { data: await readSetUp(db, settings) });
    const { finished, logo_key, ...sent } = body;
    const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
    const finishedAt = finished ? (stored.finished_at ?? now().toISOString()) : null;
    const picture = logo_key ? await readLogo(db, services.files, logo_key, caller.id, speak) : null;
    const next: Stored = {
      ...stored,
      ...given,
      ...(sent.accent && { accent: sent.accent.toLowerCase() }),
      ...(logo_key !== undefined && { logo_hash: picture?.hash ?? null }),
      finished_at: finished === undefined ? stored.finished_at : finishedAt,
    };
    if (!isRight(kinds.timeZone(), next.time_zone)) throw invalid("time_zone", speak.timeZone);
    if (!isRight(kinds.dayOfYear(), next.school_year_start))
      throw invalid("school_year_start", speak.schoolYear);
    if (next.accent !== null && next.accent !== stored.accent) checkIsAccent(next.accent, speak);
    const { timeZone } = installedSettings(settings);
    const zone = next.time_zone ?? timeZone;
    if (zone !== (stored.time_zone ?? timeZone)) await moveTimeZone(db, zone, speak.timeZoneFixed);
    const changed = difference(shown(stored), shown(next));
    if (changed) {
      await sql`update organization set name = ${next.name}, time_zone = ${next.time_zone},
        school_year_start = ${next.school_year_start}, accent = ${next.accent}, skipped = ${next.skipped}::text[],
        finished_at = ${next.finished_at}, version = version + 1, updated_at = now(), updated_by = ${caller.id}`.execute(
        db,
      );
      if (logo_key !== undefined)
        await sql`update organization set logo = ${picture?.content ?? null}, logo_type = ${picture?.type ?? null},
          logo_hash = ${next.logo_hash}`.execute(db);
      await record(db, { resource }, "update", [{ id: 1, name: next.name, ...changed }], context);
      afterCommit(db, await readChanges(settings, db));
    }
    return { data: await readSetUp(db, settings), message: finished ? speak.finished : speak.saved };
  }),
];

/** @throws Refusal if a color can't be read on the themes' surfaces, naming the nearest that can. */
function checkIsAccent(accent: string, speak: SetUpSay): void {
  if (!isColor(accent)) throw invalid("accent", speak.color);
  const { contrast, isEnough, nearest } = checkAccent(accent);
  if (!isEnough) throw invalid("accent", speak.contrast(contrast, nearest));
}

/** Has the ledger judge its days in another time zone, while it has none. */
async function moveTimeZone(db: Db, zone: string, fixed: string): Promise<void> {
  await sql`update ledger_settings set time_zone = ${zone}`.execute(db);
  const { entries } = await readThere(db);
  if (entries) throw new Refusal("conflict", fixed);
}
