import {
  groups,
  isStaff,
  isUnrestricted,
  mostSavedViews,
  type SavedView,
  savedViewEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, first, rows, sole } from "../../core/database.ts";
import type { Sql } from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { type Call, type Route, route } from "../../core/route.ts";
import { person } from "../../people/shared/personName.ts";
import { savedViewsSay } from "./savedViewsSay.ts";

const { ofScreen, create, update, remove, setDefault } = savedViewEndpoints;

/** The groups whose shared views somebody sees and may share views with. */
const groupsOf = (caller: Caller) =>
  isStaff(caller) ? groups.filter((group) => isUnrestricted(caller) || caller.groups.includes(group)) : [];

/** A view without what was searched for: that is a name more often than not, and names have their place and term. */
function withoutSearch(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("search");
  return params.toString();
}

const own = ({ id }: Caller) => sql`v.owner_id = ${id}`;
const visible = (caller: Caller) => sql`(${own(caller)} or v.shared_with = any(${groupsOf(caller)}::text[]))`;

function findViews(db: Db, caller: Caller, where: Sql): Promise<SavedView[]> {
  return rows(
    db,
    sql`select v.id, v.name::text as name, v.query, v.shared_with, ${person("o")} as owner,
        d.user_id is not null as is_default,
        case when ${own(caller)} then array['update', 'delete'] else '{}' end as can
      from saved_views v join users o on o.id = v.owner_id
        left join saved_view_defaults d on d.saved_view_id = v.id and d.user_id = ${caller.id}
      where ${visible(caller)} and ${where} order by v.name, v.id`,
  );
}

const findView = async (db: Db, caller: Caller, id: number) => {
  const [found] = await findViews(db, caller, sql`v.id = ${id}`);
  return found as SavedView;
};

type Own = Pick<Call, "db" | "caller" | "language">;

/**
 * Locks what the caller saved, so that names and the limit hold, and answers one of their views.
 * @throws Refusal notFound for a view that the caller doesn't see, forbidden for somebody else's.
 */
async function holdOwn({ db, caller, language }: Own, id: number): Promise<SavedView> {
  await holdViews(db, caller);
  const [found] = await findViews(db, caller, sql`v.id = ${id}`);
  if (!found) throw new Refusal("notFound", savedViewsSay[language].notFound);
  if (found.can.length === 0) throw new Refusal("forbidden", savedViewsSay[language].notYours);
  return found;
}

const holdViews = (db: Db, { id }: Caller) =>
  sql`select id from users where id = ${id} for no key update`.execute(db);

/** Refuses a group that isn't the caller's, and a name that another of their views of the screen has. */
async function checkView(
  { db, caller, language }: Own,
  { name, shared_with }: Partial<Pick<SavedView, "name" | "shared_with">>,
  others: Sql,
): Promise<void> {
  const say = savedViewsSay[language];
  if (shared_with && !groupsOf(caller).includes(shared_with)) throw invalid("shared_with", say.otherGroup);
  if (name === undefined) return;
  const same = sql`select v.id from saved_views v where ${own(caller)} and v.name = ${name} and ${others}`;
  if (!(await first(db, same))) return;
  throw new Refusal("conflict", say.taken(name), { errors: [{ path: "name", msg: say.taken(name) }] });
}

/** Views of lists, under names: the caller's own, and those shared with a group of theirs. */
export const savedViewRoutes: Route[] = [
  route(ofScreen, async ({ db, caller, query }) => ({
    data: await findViews(db, caller, sql`v.screen = ${query.screen}`),
  })),
  route(create, async (call) => {
    const { db, caller, language } = call;
    const { screen, name, query, shared_with = null } = call.body;
    const say = savedViewsSay[language];
    await holdViews(db, caller);
    await checkView(call, { name, shared_with }, sql`v.screen = ${screen}`);
    const { total } = await sole<{ total: number }>(
      db,
      sql`select count(*)::int as total from saved_views v where ${own(caller)} and v.screen = ${screen}`,
    );
    if (total >= mostSavedViews) throw new Refusal("conflict", say.tooMany(mostSavedViews));
    const { id } = await sole<{ id: number }>(
      db,
      sql`insert into saved_views (owner_id, screen, name, query, shared_with)
        values (${caller.id}, ${screen}, ${name}, ${withoutSearch(query)}, ${shared_with}) returning id`,
    );
    return { data: await findView(db, caller, id), message: say.saved };
  }),
  route(update, async (call) => {
    const { db, caller, body } = call;
    const current = await holdOwn(call, call.params.id);
    const { id } = current;
    const others = sql`v.id <> ${id} and v.screen = (select screen from saved_views where id = ${id})`;
    await checkView(call, body, others);
    const { name, query, shared_with } = { ...current, ...body };
    await sql`update saved_views set name = ${name}, query = ${withoutSearch(query)}, shared_with = ${shared_with}
      where id = ${id}`.execute(db);
    return { data: await findView(db, caller, id), message: savedViewsSay[call.language].saved };
  }),
  route(remove, async (call) => {
    const { id } = await holdOwn(call, call.params.id);
    await sql`delete from saved_views where id = ${id}`.execute(call.db);
    return { message: savedViewsSay[call.language].deleted };
  }),
  route(setDefault, async ({ db, caller, language, body: { screen, id } }) => {
    const say = savedViewsSay[language];
    await sql`delete from saved_view_defaults where user_id = ${caller.id} and screen = ${screen}`.execute(
      db,
    );
    if (id === null) return { message: say.opensPlain };
    const [view] = await findViews(db, caller, sql`v.id = ${id} and v.screen = ${screen}`);
    if (!view) throw invalid("id", say.notFound);
    await sql`insert into saved_view_defaults (user_id, screen, saved_view_id) values (${caller.id}, ${screen}, ${id})
      on conflict (user_id, screen) do update set saved_view_id = excluded.saved_view_id`.execute(db);
    return { message: say.opensWith(view.name) };
  }),
];

/** The query that each screen opens with for somebody, by screen; views that are no longer shared with them are left out. */
export async function defaultViewsOf(db: Db, caller: Caller): Promise<Record<string, string>> {
  const found = await rows<{ screen: string; query: string }>(
    db,
    sql`select d.screen, v.query from saved_view_defaults d join saved_views v on v.id = d.saved_view_id
      where d.user_id = ${caller.id} and ${visible(caller)}`,
  );
  return Object.fromEntries(found.map(({ screen, query }) => [screen, query]));
}
