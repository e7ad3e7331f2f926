import { doneMessages, providerEndpoints, providers } from "@kindling/contract";
import { sql } from "kysely";
import { rows } from "../core/database.ts";
import { crudRoutes } from "../core/entities/crudRoutes.ts";
import { always, anyOf, defineEntity, plain, refer, stored } from "../core/entities/entity.ts";
import { changeRow, lockRow } from "../core/entities/writing.ts";
import { route } from "../core/route.ts";
import { providersInReach } from "./shared/reach.ts";

interface Reference {
  id: number;
  name: string;
}

const peopleOf = sql`(
  select count(*) from users u where u.archived_at is null and u.id = any(array(
    select w.id from users w where w.provider_id = t.id
    union select us.user_id from user_schools us join sites s on s.id = us.school_id where s.provider_id = t.id)))`;

export const provider = defineEntity(providers, {
  table: "providers",
  from: sql`providers t`,
  columns: () => ({
    ...stored,
    ...plain("name", "abbreviation", "contact_name", "phone", "email", "is_active", "external_id"),
    districts: sql`coalesce((select jsonb_agg(${refer("d")} order by d.name)
      from provider_districts pd join districts d on d.id = pd.district_id where pd.provider_id = t.id), '[]')`,
    site_count: sql`(select count(*) from sites s where s.provider_id = t.id and s.archived_at is null)`,
    user_count: peopleOf,
  }),
  filters: {
    district_ids: (ids) =>
      sql`exists (select from provider_districts pd where pd.provider_id = t.id and ${anyOf(sql`pd.district_id`, ids)})`,
    is_active: (active) => sql`t.is_active = ${active}`,
  },
  search: [sql`t.name::text`, sql`t.abbreviation`, sql`t.contact_name`, sql`t.email`],
  scope: ({ caller }) => sql`t.archived_at is null and ${providersInReach(caller, sql`t.id`) ?? always}`,
  links: { district_ids: { table: "provider_districts", own: "provider_id", other: "district_id" } },
  archives: true,
  usedBy: [
    {
      what: "site",
      pairs: sql`select provider_id as used, id from sites where archived_at is null`,
    },
    {
      what: "user",
      pairs: sql`select provider_id as used, id from users where archived_at is null`,
    },
  ],
});

export const providerRoutes = [
  ...crudRoutes(providerEndpoints, provider),
  route(providerEndpoints.toggleStatus, async ({ db, params, seenVersion, context, services, language }) => {
    const current = await lockRow(db, provider, params.id, seenVersion, context);
    const draft = { is_active: !current.is_active };
    const data = await changeRow(db, provider, current, draft, context, services.entities);
    return { data, message: doneMessages[language].updated(providers.labels[language].one) };
  }),
  route(providerEndpoints.all, async ({ db, context }) => ({
    data: await rows<Reference>(
      db,
      sql`select t.id, t.name from providers t where t.is_active and ${provider.scope(context)} order by t.name`,
    ),
  })),
];
