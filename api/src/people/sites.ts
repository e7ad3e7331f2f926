import { doneMessages, siteEndpoints, sites } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../core/caller.ts";
import { rows, sole } from "../core/database.ts";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entities/entity.ts";
import { readOne } from "../core/entities/reading.ts";
import { changeRow, lockRow } from "../core/entities/writing.ts";
import { invalid } from "../core/errors.ts";
import { importRoutes } from "../core/importing/importRoutes.ts";
import { route } from "../core/route.ts";
import { isSilentSite } from "./measures/classMeasures.ts";
import { noteInactive, readOpenMoney, refuseOpenMoney } from "./measures/openMoney.ts";
import { person, personName } from "./shared/personName.ts";
import { sitesInReach } from "./shared/reach.ts";
import { sitesSay } from "./sitesSay.ts";

interface Reference {
  id: number;
  name: string;
}

const peopleWith = (role: string) => sql`from user_schools us join users u on u.id = us.user_id
  where us.school_id = t.id and u.archived_at is null and u.role = ${role}`;

/** A Provider Leader's new site is their provider's, unless they name another. */
function withOwnProvider<T extends { readonly provider_id?: unknown }>(sent: T, caller: Caller): T {
  const isOpen = caller.role === "Provider Leader" && (sent.provider_id ?? null) === null;
  return isOpen && caller.providerId !== null ? { ...sent, provider_id: caller.providerId } : sent;
}

export const site = defineEntity(sites, {
  table: "sites",
  from: sql`sites t left join providers p on p.id = t.provider_id left join programs g on g.id = t.program_id
    left join districts d on d.id = t.district_id left join users a on a.id = t.admin_id`,
  columns: () => ({
    ...stored,
    ...plain("name", "abbreviation", "site_number", "address", "is_active", "external_id"),
    provider: refer("p"),
    program: refer("g"),
    district: refer("d"),
    admin: person("a"),
    leaders: sql`coalesce((select jsonb_agg(${person("u")}
      order by u.last_name, u.id) ${peopleWith("Site Leader")}), '[]')`,
    leader_count: sql`(select count(*) ${peopleWith("Site Leader")})`,
    instructor_count: sql`(select count(*) ${peopleWith("Instructor")})`,
  }),
  filters: {
    districts: (ids) => anyOf(sql`t.district_id`, ids),
    providers: (ids) => anyOf(sql`t.provider_id`, ids),
    programs: (ids) => anyOf(sql`t.program_id`, ids),
    is_active: (active) => sql`t.is_active = ${active}`,
    is_silent: (silent, context) => sql`${isSilentSite(context)} = ${silent}`,
  },
  search: [sql`t.name::text`, sql`t.abbreviation`, sql`t.site_number::text`, sql`p.name::text`],
  sorts: { provider: sql`p.name`, program: sql`g.name`, district: sql`d.name` },
  scope: ({ caller }) => sql`t.archived_at is null and ${sitesInReach(caller, sql`t.id`) ?? always}`,
  complete: withOwnProvider,
  unique: [["name", "provider_id"], ["site_number"], ["external_id"]],
  archives: true,
  usedBy: [
    {
      what: "user",
      pairs: sql`select us.school_id as used, u.id from user_schools us join users u on u.id = us.user_id
        where u.archived_at is null`,
    },
    {
      what: "genericTeacher",
      pairs: sql`select school_id as used, id from generic_teachers`,
    },
  ],
  // A site that others still use is refused for that, after this.
  async checkRemoval(db, removed, context) {
    for (const { id, leader_count, instructor_count } of removed) {
      if (Number(leader_count) + Number(instructor_count) === 0)
        await refuseOpenMoney(db, "school_id", id, context);
    }
  },
  saved: (db, saved, context) => noteInactive(db, "school_id", sites.name, saved, context),
  check(_db, draft, { caller, language }, current) {
    // A Site Leader edits a site's own details; where it belongs and whether it is open others decide.
    if (caller.role !== "Site Leader" || !current) return;
    const fixed = {
      provider_id: current.provider.id,
      program_id: current.program.id,
      is_active: current.is_active,
    };
    for (const [field, value] of Object.entries(fixed)) {
      if (draft[field] !== undefined && draft[field] !== value)
        throw invalid(field, sitesSay[language].notYours);
    }
  },
});

const { remove: _, ...calls } = siteEndpoints;

/** The calls of sites, except deleting them; `giving/archiving` adds decisions about money. */
export const siteRoutes = [
  ...crudRoutes(calls, site),
  ...importRoutes(siteEndpoints, site),
  route(siteEndpoints.toggleStatus, async ({ db, params, seenVersion, context, services, language }) => {
    const current = await lockRow(db, site, params.id, seenVersion, context);
    const data = await changeRow(
      db,
      site,
      current,
      { is_active: !current.is_active },
      context,
      services.entities,
    );
    return { data, message: doneMessages[language].updated(sites.labels[language].one) };
  }),
  route(siteEndpoints.openMoney, async ({ db, params, context }) => {
    const { id } = await readOne(db, site, params.id, context);
    return { data: await readOpenMoney(db, "school_id", id, context) };
  }),
  route(siteEndpoints.byProvider, async ({ db, query, context }) => {
    const chosen = query.providers ? anyOf(sql`t.provider_id`, query.providers) : always;
    const data = await rows<Reference>(
      db,
      sql`select t.id, t.name from sites t where t.is_active and ${site.scope(context)} and ${chosen} order by t.name`,
    );
    return { data };
  }),
  route(siteEndpoints.nextNumber, async ({ db }) => ({
    data: await sole<{ site_number: number }>(
      db,
      sql`select coalesce(max(site_number), 1000) + 1 as site_number from sites`,
    ),
  })),
  route(siteEndpoints.leaders, async ({ db, context }) => ({
    data: await rows<Reference>(
      db,
      sql`select distinct u.id, ${personName("u")} as name
        from users u join user_schools us on us.user_id = u.id join sites t on t.id = us.school_id
        where u.role = 'Site Leader' and u.archived_at is null and ${site.scope(context)} order by name`,
    ),
  })),
];
