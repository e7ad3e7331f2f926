import { languages } from "@kindling/contract";
import type { RawBuilder } from "kysely";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/** What captions are kept under, so that they don't hold the film's file. */
export const hashOf = (address: RawBuilder<unknown>): Sql =>
  sql`encode(sha256(convert_to(${address}, 'UTF8')), 'hex')`;

/** What the captions of the film at an address lack; null without a film. */
export const captionState = (address: Sql): Sql => sql`case when ${address} <> '' then (
  select case when count(*) = ${languages.length} then 'complete' when count(*) = 0 then 'none'
    when min(c.language) = 'en' then 'lacks_es' else 'lacks_en' end
  from film_captions c where c.film = ${hashOf(address)}) end`;

/** What shows a film: where it lies, what it is called, when it was added, and whether a class sees it today or later. */
const uses = (today: string): Sql => sql`(
  select video_url as address, title, created_at, is_active and "end" >= ${today}::date as is_current from activities
  union all select trait_opening_url, title, created_at, "end" >= ${today}::date from traits
  union all select v.trait_opening_url, v.name, v.created_at, coalesce(v."end", t."end") >= ${today}::date
    from trait_videos v join traits t on t.id = v.trait_id
  union all select welcome_video_url, coalesce(nullif(welcome_video_title, ''), name), created_at, true from programs)`;

/** A row for each film, with the languages of its captions, and what first showed it since when. */
export const filmsOf = (today: string): Sql => sql`(
  select f.address, array_agg(distinct f.title order by f.title) as titles, min(f.created_at) as since,
    coalesce(bool_or(f.is_current), false) as is_current,
    array(select c.language from film_captions c where c.film = ${hashOf(sql`f.address`)} order by 1) as languages
  from ${uses(today)} f
  where f.address <> ''
  group by f.address)`;
