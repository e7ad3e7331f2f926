import { type QueryOf, type ReplyOf, securityLogEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { rows, sole } from "../../core/database.ts";
import { anyOf, type Context, type Sql } from "../../core/entities/entity.ts";
import { type Route, route } from "../../core/route.ts";
import { person } from "../../people/shared/personName.ts";
import { namesIn } from "../auditNames.ts";
import { tellOrigin } from "../origins/tellOrigin.ts";

type Event = ReplyOf<typeof securityLogEndpoints.list>["data"][number];
type Asked = Omit<QueryOf<typeof securityLogEndpoints.list>, "page" | "rows">;

function condition(query: Asked, { timeZone }: Context): Sql {
  const { users, search } = query;
  const begins = `${search?.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;
  const conditions = [
    sql`true`,
    query.kind && anyOf(sql`e.kind`, query.kind, "text"),
    users && sql`(${anyOf(sql`e.account_id`, users)} or ${anyOf(sql`e.actor_id`, users)})`,
    query.from && sql`e.at >= (${query.from}::date)::timestamp at time zone ${timeZone}`,
    query.to && sql`e.at < (${query.to}::date + 1)::timestamp at time zone ${timeZone}`,
    search && sql`(e.address like ${begins} or e.typed = ${search} or e.request_id = ${search})`,
  ].filter((each) => typeof each === "object");
  return sql.join(conditions, sql` and `);
}

/** All events that the list pages through, in its order. */
export function securityEvents(query: Asked, context: Context): Sql {
  const order = sql.raw(query.order);
  return sql`select e.id, e.at, e.last_at, e.kind, e.times, ${person("u")} as account, e.typed, ${person("a")} as actor,
      e.address, e.user_agent, e.request_id, e.facts
    from security_log e left join users u on u.id = e.account_id left join users a on a.id = e.actor_id
    where ${condition(query, context)} order by e.${sql.ref(query.sort)} ${order}, e.id ${order}`;
}

type Sides = Parameters<typeof namesIn>[1][number]["before"];

/** Changes of rights are of users' fields. */
const changeIn = ({ facts }: Event) => ({
  entity: "user",
  before: (facts["before"] ?? null) as Sides,
  after: (facts["after"] ?? null) as Sides,
});

export const securityLogRoutes: Route[] = [
  route(securityLogEndpoints.list, async ({ db, query, context, language, services }) => {
    const found = await rows<Event>(
      db,
      sql`${securityEvents(query, context)} limit ${query.rows} offset ${query.page * query.rows}`,
    );
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*) as total from security_log e where ${condition(query, context)}`,
    );
    const names = await namesIn(db, found.map(changeIn), services.entities);
    const data = found.map(tellOrigin(language, services.settings));
    return { data, meta: { page: query.page, rows: query.rows, total }, names };
  }),
];
