import { createHash, randomBytes } from "node:crypto";
import { type Language, type SponsorLink, sponsorPageEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first, rows, sole, transaction } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Sql } from "../../core/entities/entity.ts";
import { readOne } from "../../core/entities/reading.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { openRoute, type Route, route } from "../../core/route.ts";
import { person } from "../../people/shared/personName.ts";
import { atOnce } from "./atOnce.ts";
import { readSponsorPage } from "./sponsorPage.ts";
import { sponsorSay } from "./sponsorSay.ts";
import { sponsor } from "./sponsors.ts";

const { links, makeLink, revokeLink, visit } = sponsorPageEndpoints;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

const linksWhere = (db: Db, condition: Sql, { today }: Context) =>
  rows<SponsorLink>(
    db,
    sql`select l.id, l.created_at, l.expires_on, l.opened_at, l.revoked_at, ${person("u")} as created_by,
        l.revoked_at is null and l.expires_on >= ${today}::date as works
      from sponsor_links l left join users u on u.id = l.created_by where ${condition} order by l.id desc`,
  );

/** How often a page is asked for from one address within a quarter of an hour. */
const mostVisits = 60;

/** @throws Refusal tooMany. */
async function claimVisit(db: Db, address: string, language: Language): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(6, hashtext(${address}))`.execute(tx);
    // An address is kept no longer than it is needed.
    await sql`delete from sponsor_visits where ctid in (
      select ctid from sponsor_visits where at < now() - interval '15 minutes' for update skip locked)`.execute(
      tx,
    );
    const { count } = await sole<{ count: number }>(
      tx,
      sql`select count(*)::int as count from sponsor_visits where address = ${address}`,
    );
    if (count >= mostVisits)
      throw new Refusal("tooMany", sponsorSay[language].tooManyVisits, { retryAfterSeconds: 900 });
    await sql`insert into sponsor_visits (address) values (${address})`.execute(tx);
  });
}

/** A sponsor's private page by link. Of a link only its hash is kept. */
export const sponsorPageRoutes: Route[] = [
  route(links, async ({ db, params, context }) => {
    const { id } = await readOne(db, sponsor, params.id, context);
    return { data: await linksWhere(db, sql`l.sponsor_id = ${id}`, context) };
  }),
  // Its own transaction, so that no answer is kept for a repeat: it holds the token.
  openRoute(makeLink, async ({ services, params, body, context, language }) =>
    transaction(services.db, async (db) => {
      const { id, name } = await readOne(db, sponsor, params.id, context);
      const { expires_on } = body;
      if (expires_on < context.today) throw invalid("expires_on", sponsorSay[language].linkInPast);
      const token = randomBytes(32).toString("base64url");
      const made = await sole<{ id: number }>(
        db,
        sql`insert into sponsor_links (sponsor_id, token_hash, created_by, expires_on)
          values (${id}, ${hashOf(token)}, ${context.caller.id}, ${expires_on}) returning id`,
      );
      const deed = { id, name, before: { link: null }, after: { link: expires_on } };
      await record(db, sponsor, "update", [deed], context);
      const [link] = await linksWhere(db, sql`l.id = ${made.id}`, context);
      return { data: { ...(link as SponsorLink), token } };
    }),
  ),
  route(revokeLink, async ({ db, params: { id }, context, language }) => {
    const found = await first<{ sponsor_id: number; name: string; expires_on: string }>(
      db,
      sql`update sponsor_links l set revoked_at = coalesce(l.revoked_at, now()) from sponsors s
        where l.id = ${id} and s.id = l.sponsor_id returning l.sponsor_id, s.name::text as name, l.expires_on`,
    );
    if (!found) throw new Refusal("notFound", sponsorSay[language].noSuchLink);
    const { sponsor_id, name, expires_on } = found;
    const deed = { id: sponsor_id, name, before: { link: expires_on }, after: { link: null } };
    await record(db, sponsor, "update", [deed], context);
    const [data] = await linksWhere(db, sql`l.id = ${id}`, context);
    return { data: data as SponsorLink };
  }),
  route(visit, async ({ db, params: { token }, address, context, language, services }) => {
    await claimVisit(db, address, language);
    const found = await first<{ id: number; name: string }>(
      db,
      sql`update sponsor_links l set opened_at = now() from sponsors s
        where l.token_hash = ${hashOf(token)} and l.revoked_at is null and l.expires_on >= ${context.today}::date
          and s.id = l.sponsor_id returning s.id, s.name::text as name`,
    );
    if (!found) throw new Refusal("notFound", sponsorSay[language].noSuchLink);
    return { data: await atOnce(db, (snapshot) => readSponsorPage(snapshot, found, services)) };
  }),
];
