import {
  type PlaceOverview,
  type ProviderOverview,
  placeOverviewEndpoints,
  type ReplyOf,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import { always, type Entity, narrowed, refer, type Sql } from "../../core/entities/entity.ts";
import { readOne, readPage } from "../../core/entities/reading.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { readLiveItems } from "../../curriculum/activities/liveItems.ts";
import { readPlaceGiving } from "../../giving/placeGiving.ts";
import { classesAt, isActiveIn, sessionsOn } from "../../people/measures/classMeasures.ts";
import { pointSum } from "../../people/measures/givingMeasures.ts";
import { readLatestResponses } from "../../people/measures/latestResponses.ts";
import { givingInReach } from "../../people/shared/reach.ts";
import { snapshotRoute } from "../../people/shared/snapshotRoute.ts";

/** Which sites an overview is of, and which people. */
interface Place {
  /** A statement of the sites' ids. */
  readonly sites: Sql;
  /** The filter of users that finds the place's people. */
  readonly people: Readonly<Record<string, readonly number[]>>;
  /** What its giving is told of; archived sites count as well. */
  readonly giving: Parameters<typeof readPlaceGiving>[1];
}

type Asking = Pick<Call, "db" | "context" | "services">;

interface SiteFigures {
  id: number;
  name: string;
  program: { id: number; name: string };
  is_active: boolean;
  session: PlaceOverview["session"];
  instructors: number;
  active: number;
  points: number;
}

function entityOf({ services }: Pick<Call, "services">, name: string): Entity {
  const entity = services.entities.get(name);
  if (!entity) throw new Error(`The ${name} entity is not registered`);
  return entity;
}

/** That a class (read as `c`) is active in the session that its program is in (read as `x`). */
const isActiveNow = isActiveIn({ user: sql`c.user_id`, school: sql`c.school_id`, session: sql`x.id` });

/** The sites of a place with what each has done in its own current session. */
function readSites(db: Db, { sites }: Place, today: string): Promise<SiteFigures[]> {
  return rows<SiteFigures>(
    db,
    sql`with running as ${sessionsOn(today)},
      classes as (select c.school_id, count(*)::int as instructors, count(*) filter (where ${isActiveNow})::int as active
        from ${classesAt(sites)} c join sites s on s.id = c.school_id left join running x on x.program_id = s.program_id
        group by c.school_id)
      select s.id, s.name, s.is_active, ${refer("g")} as program, coalesce(c.instructors, 0) as instructors, coalesce(c.active, 0) as active,
        case when x.id is not null then jsonb_build_object('id', x.id, 'name', x.name, 'start', x.start, 'end', x."end") end as session,
        (select ${pointSum("e")} from class_totals e where e.school_id = s.id and e.session_id = x.id) as points
      from sites s join programs g on g.id = s.program_id left join running x on x.program_id = s.program_id
        left join classes c on c.school_id = s.id
      where s.id in (${sites}) order by s.name, s.id`,
  );
}

/** The session that most sites of a place are in; of equals the one that began last. */
function mainSession(figures: readonly SiteFigures[]): PlaceOverview["session"] {
  const counts = new Map<number, number>();
  for (const { session } of figures) {
    if (session) counts.set(session.id, (counts.get(session.id) ?? 0) + 1);
  }
  const rank = (session: NonNullable<PlaceOverview["session"]>) =>
    [String(counts.get(session.id)).padStart(9, "0"), session.start].join();
  const sessions = figures.flatMap(({ session }) => session ?? []);
  return sessions.toSorted((a, b) => rank(b).localeCompare(rank(a)))[0] ?? null;
}

/** Counts people like the user list; leaders are counted even if the caller can't list them. */
function readPeople(call: Asking, place: Place): Promise<PlaceOverview["people"]> {
  const user = entityOf(call, "user");
  const narrowed = Object.entries(place.people).map(
    ([name, ids]) => sql`(${user.filters[name]?.(ids, call.context) ?? always})`,
  );
  const here = sql`t.archived_at is null and t.is_active and ${sql.join(narrowed, sql` and `)}`;
  const unseen = user.filters["has_signed_in"]?.(false, call.context) ?? always;
  return sole<PlaceOverview["people"]>(
    call.db,
    sql`with running as ${sessionsOn(call.context.today)}
      select (select count(*) from ${user.from} where ${here} and t.role <> 'Instructor')::int as leaders,
        (select count(*) from ${user.from} where ${here} and ${unseen} and ${user.scope(call.context)})::int as waiting,
        (select count(distinct c.user_id) from ${classesAt(place.sites)} c)::int as instructors,
        (select count(distinct c.user_id) from ${classesAt(place.sites)} c join sites s on s.id = c.school_id
          join running x on x.program_id = s.program_id where ${isActiveNow})::int as active`,
  );
}

async function readOverview(call: Asking, place: Place): Promise<ProviderOverview> {
  const { db, context } = call;
  const sites = await readSites(db, place, context.today);
  const [people, live, responses, giving] = await Promise.all([
    readPeople(call, place),
    readLiveItems(db, place.sites, context.today),
    readLatestResponses(db, place.sites),
    readPlaceGiving(db, place.giving, context.today),
  ]);
  return {
    session: mainSession(sites),
    people,
    live,
    responses,
    giving,
    sites: sites.map(({ session: _session, ...site }) => site),
  };
}

/** Users as far as they belong to a site. */
export function peopleAt(user: Entity, siteId: number): Entity {
  const here = sql`exists (select from user_schools us where us.user_id = t.id and us.school_id = ${siteId})`;
  return narrowed(user, () => here);
}

export const placeOverviewRoutes: Route[] = [
  snapshotRoute(placeOverviewEndpoints.site, async (call) => {
    const { id } = call.params;
    await readOne(call.db, entityOf(call, "site"), id, call.context);
    const sites = sql`select ${id}::int`;
    const { sites: _only, ...data } = await readOverview(call, {
      sites,
      people: { schools: [id] },
      giving: { sites, ...call.query },
    });
    return { data };
  }),
  route(placeOverviewEndpoints.siteUsers, async (call) => {
    const { db, params, query, context } = call;
    await readOne(db, entityOf(call, "site"), params.object_id, context);
    const people = peopleAt(entityOf(call, "user"), params.object_id);
    return (await readPage(db, people, query, context)) as unknown as ReplyOf<
      typeof placeOverviewEndpoints.siteUsers
    >;
  }),
  snapshotRoute(placeOverviewEndpoints.provider, async (call) => {
    const { id } = call.params;
    await readOne(call.db, entityOf(call, "provider"), id, call.context);
    const site = entityOf(call, "site");
    // A Site Leader sees of their provider what concerns their own sites.
    const seen = sql`select t.id from ${site.from} where ${site.scope(call.context)}`;
    const sites = sql`${seen} and t.provider_id = ${id}`;
    const people: Record<string, readonly number[]> = { providers: [id] };
    if (call.caller.role === "Site Leader") people["schools"] = call.caller.schoolIds;
    const kept = sql`select h.id from sites h where ${givingInReach(call.caller, sql`h.id`) ?? always}`;
    const giving = { sites: kept, provider: id, ...call.query };
    return { data: await readOverview(call, { sites, people, giving }) };
  }),
];
