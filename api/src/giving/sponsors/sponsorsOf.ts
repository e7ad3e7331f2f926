import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";

/**
 * What sponsors do for the points of a site's class in a session (`x`) for a charity: one of `sponsorStates`. It isn't
 * told by class who covered which point, so a pledge counts until all of it has come in.
 */
export const sponsorsOf = (school: Sql, charity: Sql): Sql => sql`(
  select case when count(*) = 0 then 'give' when count(*) filter (where covers) = 0 then 'open'
    when bool_or(covers and waits) then 'pledged' else 'give' end
  from (select x.start <= least(p.until_on, p.closed_on, 'infinity')
      and (s.program_id in (select program_id from pledge_programs where pledge_id = p.id)
        or not exists (select from pledge_programs where pledge_id = p.id))
      and (s.provider_id in (select provider_id from pledge_providers where pledge_id = p.id)
        or not exists (select from pledge_providers where pledge_id = p.id))
      and (${charity} in (select charity_id from pledge_charities where pledge_id = p.id)
        or not exists (select from pledge_charities where pledge_id = p.id)) as covers,
    coalesce(p.amount_cents, p.cap_cents, 'infinity'::numeric) > coalesce((select sum(r.amount_cents) from sponsor_receipts r
      where r.pledge_id = p.id and r.reversed_at is null), 0) as waits
    from pledges p join sites s on s.id = ${school} where p.from_on <= x."end") pledged)`;
