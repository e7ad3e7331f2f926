import { charityChoiceEndpoints, charityChoices } from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import { type Db, first, sole } from "../../core/database.ts";
import {
  always,
  anyOf,
  type Context,
  type Draft,
  defineEntity,
  plain,
  refer,
  type Sql,
  stored,
} from "../../core/entities/entity.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { importRoutes } from "../../core/importing/importRoutes.ts";
import { route } from "../../core/route.ts";
import { say } from "../../core/say.ts";
import { choiceCalled } from "../../people/measures/givingCalled.ts";
import {
  classCalled,
  classSessionOf,
  donationsIn,
  movedElsewhere,
  paidElsewhere,
  pointsIn,
} from "../../people/measures/givingMeasures.ts";
import { notTheirSite } from "../../people/namedClass.ts";
import { countsByPlace } from "../../people/shared/countsByPlace.ts";
import { checkOrder } from "../../people/shared/dates.ts";
import { givingInNameOrder } from "../../people/shared/inNameOrder.ts";
import { namedRows, namedUsers, person, personName } from "../../people/shared/personName.ts";
import { givingInReach, ofSites, sitesInReach } from "../../people/shared/reach.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { followWithDonations } from "../choosing/followChoice.ts";
import { givingSay } from "../givingSay.ts";

const own = classSessionOf("t");
const brought = donationsIn(own);
const fullName = personName("u");

/** The rows with all that they name. */
const from = sql`charity_choices t left join users u on u.id = t.user_id left join sites s on s.id = t.school_id
  left join providers p on p.id = s.provider_id left join districts d on d.id = s.district_id
  left join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id`;

type Place = "user" | "school" | "charity" | "session";
type Refers = Readonly<Record<Place, { id: number; name: string }>> & {
  readonly is_closed: boolean;
};

interface Found {
  readonly teaches: boolean;
  readonly fits: boolean;
  readonly active: boolean;
  readonly start: string;
  readonly end: string;
  /** The session's name if it is closed. */
  readonly closed: string | null;
}

/**
 * Holds a charity as it is until the choice is made. Nothing that holds a choice waits for a charity.
 * @throws Refusal conflict if somebody changes it at this moment.
 */
export async function holdActive(db: Db, id: number, language: Context["language"]): Promise<void> {
  const held = await first(
    db,
    sql`select id from charities where id = ${id} and is_active for share skip locked`,
  );
  if (!held) throw new Refusal("conflict", givingSay[language].charityChanging);
}

/** Checks that the class exists and the session is in the site's program; dates default to the session's. */
async function checkClass(db: Db, draft: Draft, { language }: Context, current: Refers | undefined) {
  const idOf = (field: Place) => (draft[`${field}_id`] ?? current?.[field].id) as number;
  const isMoved = (field: Place) => idOf(field) !== current?.[field].id;
  const text = givingSay[language];
  const found = await sole<Found>(
    db,
    sql`select x.start, x."end", case when x.closed_at is not null then x.name end as closed, x.program_id = s.program_id as fits, c.is_active as active,
        exists (select from user_schools us join users u on u.id = us.user_id where us.user_id = ${idOf("user")}
          and us.school_id = s.id and u.role = 'Instructor') as teaches
      from sessions x, sites s, charities c
      where x.id = ${idOf("session")} and s.id = ${idOf("school")} and c.id = ${idOf("charity")}`,
  );
  if ((isMoved("user") || isMoved("school")) && !found.teaches)
    throw invalid("school_id", notTheirSite[language]);
  if ((isMoved("session") || isMoved("school")) && !found.fits)
    throw invalid("session_id", text.otherProgram);
  if (isMoved("charity")) {
    if (!found.active) throw invalid("charity_id", text.inactive);
    await holdActive(db, idOf("charity"), language);
  }
  const closed = current?.is_closed ? current.session.name : found.closed;
  if (closed) throw new Refusal("conflict", say[language].closed(closed));
  for (const date of ["start", "end"] as const) {
    if (isMoved("session") || draft[date] === null) draft[date] ??= found[date];
  }
}

export const charityChoice = defineEntity(charityChoices, {
  table: "charity_choices",
  secret: ["place_id", "named_id"],
  from,
  columns: () => ({
    ...stored,
    ...plain("start", "end", "votes"),
    full_name: fullName,
    user: person("u"),
    provider: refer("p"),
    district: refer("d"),
    school: refer("s"),
    charity: refer("c"),
    session: refer("x"),
    points: pointsIn(own),
    donated_cents: brought.donated,
    verified_cents: brought.verified,
    paid_elsewhere: paidElsewhere(own, sql`t.charity_id`),
    moved_elsewhere: movedElsewhere(own, sql`t.charity_id`),
    is_closed: sql`x.closed_at is not null`,
  }),
  filters: {
    providers: (ids) => ofSites(anyOf(sql`provider_id`, ids)),
    districts: (ids) => ofSites(anyOf(sql`district_id`, ids)),
    schools: (ids) => anyOf(sql`t.school_id`, ids),
    charities: (ids) => anyOf(sql`t.charity_id`, ids),
    sessions: (ids) => anyOf(sql`t.session_id`, ids),
    users: (ids) => anyOf(sql`t.user_id`, ids),
  },
  search: [
    namedUsers(sql`t.user_id`),
    namedRows(sql`t.school_id`, "sites"),
    namedRows(sql`t.charity_id`, "charities"),
    namedRows(sql`t.session_id`, "sessions"),
  ],
  ordered: givingInNameOrder("charity_choices"),
  sorts: {
    full_name: fullName,
    provider: sql`p.name`,
    district: sql`d.name`,
    school: sql`s.name`,
    charity: sql`c.name`,
    session: sql`x.name`,
    donated_cents: brought.donated,
  },
  counts: countsByPlace("charity_choice_counts", ["sessions", "charities"]),
  scope: ({ caller }) => givingInReach(caller, sql`t.school_id`) ?? always,
  called: choiceCalled,
  parts: { name: classCalled },
  unique: [["session_id", "user_id", "school_id"]],
  async check(db, draft, context, current) {
    const { reason } = draft as { reason?: string | null };
    delete (draft as Draft)["reason"];
    await actAs(db, context, reason ?? (current && givingSay[context.language].choiceChanged));
    await checkClass(db, draft, context, current);
    checkOrder(draft, current, context);
  },
  permits: ({ is_closed }) => !is_closed,
  async checkRemoval(db, removed, context) {
    const closed = removed.find(({ is_closed }) => is_closed);
    if (closed) throw new Refusal("conflict", say[context.language].closed(closed.session.name));
    await actAs(db, context, givingSay[context.language].choiceDeleted);
  },
  // Unpaid donations follow a changed choice; those that are paid, or in a payment, stay with their charity.
  async saved(db, { isNew, ids }, context) {
    if (isNew) return;
    await followWithDonations(
      db,
      sql`select user_id, school_id, session_id from charity_choices where id = any(${ids}::int[])`,
      context,
    );
  },
});

interface Option {
  id: number;
  name: string;
}

type FilterOptions = Record<
  "providers" | "districts" | "schools" | "charities" | "sessions" | "users",
  Option[]
>;

/** The rows of a table (`o`) that a caller's choices name, by name. */
const named = (table: string, condition: Sql, name = sql`o.name::text`) =>
  sql`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', ${name}) order by ${name}, o.id), '[]')
    from ${sql.table(table)} o where ${condition})`;

const among = (column: string) => sql`o.id in (select t.${sql.ref(column)} from reached t)`;
const aroundSites = (column: string) =>
  sql`o.id in (select s.${sql.ref(column)} from sites s where s.id in (select t.school_id from reached t))`;

export const charityChoiceRoutes = [
  ...snapshotCrudRoutes(charityChoiceEndpoints, charityChoice),
  ...importRoutes(charityChoiceEndpoints, charityChoice),
  route(charityChoiceEndpoints.filters, async ({ db, context }) => ({
    data: await sole<FilterOptions>(
      db,
      sql`with reached as (select t.user_id, t.school_id, t.charity_id, t.session_id from charity_choices t where ${charityChoice.scope(context)})
        select ${named("providers", aroundSites("provider_id"))} as providers,
          ${named("districts", aroundSites("district_id"))} as districts, ${named("sites", among("school_id"))} as schools,
          ${named("charities", among("charity_id"))} as charities, ${named("sessions", among("session_id"))} as sessions,
          ${named("users", among("user_id"), personName("o"))} as users`,
    ),
  })),
  route(charityChoiceEndpoints.candidates, async ({ db, query, context: { caller } }) => ({
    data: await sole<{
      users: Option[];
      charities: Option[];
      sessions: (Option & { program: Option; candidates: Option[] })[];
    }>(
      db,
      sql`select coalesce((select jsonb_agg(${refer("c")} order by c.name)
            from charities c where c.is_active), '[]') as charities,
          coalesce((select jsonb_agg(${person("u")} order by ${fullName}, u.id)
            from user_schools t join users u on u.id = t.user_id
            where t.school_id = ${query.school_id ?? null}::int and u.role = 'Instructor' and u.is_active
              and ${sitesInReach(caller, sql`t.school_id`) ?? always}), '[]') as users,
          coalesce((select jsonb_agg(jsonb_build_object('id', x.id, 'name', x.name, 'program', ${refer("g")},
              'candidates', coalesce((select jsonb_agg(${refer("c")} order by c.name)
                from session_charities n join charities c on c.id = n.charity_id where n.session_id = x.id and c.is_active), '[]'))
            order by x.start desc, x.id) from sessions x join programs g on g.id = x.program_id), '[]') as sessions`,
    ),
  })),
];
