import type { BodyOf, Language, PublicPageSettings, publicPageEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import { difference, record } from "../../core/entities/audit.ts";
import type { Context } from "../../core/entities/entity.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { person } from "../../people/shared/personName.ts";
import { readPublicThankYous } from "../thanks/publicThankYous.ts";
import { addUpPublicFigures, type PublicFigures } from "./publicFigures.ts";
import type { PublicContent } from "./publicPageHtml.ts";

type Stored = Omit<PublicPageSettings, "url">;
type Kept = Stored & { readonly figures: PublicFigures | null };

const resource = { name: "publicPage" };
const mostThankYous = 6;

const readStored = (db: Db) =>
  sole<Stored>(
    db,
    sql`select p.is_on, p.title_en, p.title_es, p.intro_en, p.intro_es, p.shows, p.prepared_at, p.updated_at, p.version,
        case when u.id is not null then ${person("u")} end as updated_by
      from public_page p left join users u on u.id = p.updated_by`,
  );

export async function readSettings(
  db: Db,
  { settings }: Pick<Services, "settings">,
): Promise<PublicPageSettings> {
  return { ...(await readStored(db)), url: `${settings.appUrl}/impact` };
}

/** Adds up the figures anew and keeps them. */
export async function preparePublicPage(
  db: Db,
  { settings, now }: Pick<Services, "settings" | "now">,
): Promise<void> {
  const figures = await addUpPublicFigures(db, todayIn(settings.timeZone, now()));
  // By the clock that the ledger's entries are recorded by, with which the nightly check compares it.
  await sql`update public_page set figures = ${JSON.stringify(figures)}::jsonb, prepared_at = now()`.execute(
    db,
  );
}

/** The same every night, if anybody can see them. */
export async function preparePublicPageNightly(
  services: Pick<Services, "db" | "settings" | "now">,
): Promise<void> {
  const { is_on } = await readStored(services.db);
  if (is_on) await preparePublicPage(services.db, services);
}

/** Changes the settings, and adds up the figures. */
export async function saveSettings(
  tx: Db,
  body: BodyOf<typeof publicPageEndpoints.save>,
  context: Context,
  services: Services,
): Promise<void> {
  await sql`select id from public_page for update`.execute(tx);
  const shown = ({ is_on, title_en, title_es, intro_en, intro_es, shows }: Stored) => ({
    is_on,
    title_en,
    title_es,
    intro_en,
    intro_es,
    shows,
  });
  const before = shown(await readStored(tx));
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  const after = { ...before, ...sent };
  await sql`update public_page set is_on = ${after.is_on}, title_en = ${after.title_en}, title_es = ${after.title_es},
    intro_en = ${after.intro_en}, intro_es = ${after.intro_es}, shows = ${after.shows}::text[], version = version + 1,
    updated_at = now(), updated_by = ${context.caller.id}`.execute(tx);
  const changed = difference(before, after);
  if (changed) await record(tx, { resource }, "update", [{ id: 1, name: "/impact", ...changed }], context);
  await preparePublicPage(tx, services);
}

/** What the page shows in a language, and whether it is on; without figures until it was first prepared. */
export async function readContent(
  services: Services,
  language: Language,
): Promise<{ isOn: boolean; content: PublicContent | null }> {
  const { db, settings } = services;
  const page = await sole<Kept>(db, sql`select * from public_page`);
  const { is_on: isOn, shows, figures } = page;
  if (!figures) return { isOn, content: null };
  const thankYous = await readPublicThankYous(db, figures.charities, mostThankYous, services);
  const content = {
    brand: settings.brandName,
    title: page[`title_${language}`],
    intro: page[`intro_${language}`],
    shows,
    figures,
    thankYous,
  };
  return { isOn, content };
}
