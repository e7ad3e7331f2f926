import { type Language, locales, nudgeDays, paceEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { classEntity } from "../../classroom/classes.ts";
import { idsNamed } from "../../core/bulk/bulkRoute.ts";
import { type Db, first, rows } from "../../core/database.ts";
import { record } from "../../core/entities/audit.ts";
import type { Context, Entity } from "../../core/entities/entity.ts";
import { invalid, Refusal, unknownReference } from "../../core/errors.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import type { AnswerOf, Call } from "../../core/route.ts";
import { classesAt } from "../../people/measures/classMeasures.ts";
import { classOf } from "../../people/measures/givingMeasures.ts";
import { personName } from "../../people/shared/personName.ts";
import { nudgeKind, writeNudge } from "./nudgeLetter.ts";
import { paceAt, readPaceItems } from "./paceMeasures.ts";
import { paceSay } from "./paceSay.ts";
import { lastNudge, openSites } from "./readPace.ts";

const { labels } = paceEndpoints.nudge;
const classList = classEntity as unknown as Entity;
const dayLength = 86_400_000;

/** The class of an instructor at a site. */
interface ClassKey {
  readonly user_id: number;
  readonly school_id: number;
}

interface NudgedClass extends ClassKey {
  readonly teacher: string;
  readonly site: string;
  readonly first_name: string;
  readonly email: string;
  readonly language: Language;
  readonly nudged_at: string | null;
  readonly nudged_by: string | null;
}

/** Which of some sites are not within the caller's reach, or not open. */
async function closedTo(db: Db, ids: readonly number[], { caller }: Context): Promise<Set<number>> {
  const open = await rows<{ id: number }>(
    db,
    sql`select s.id from sites s join providers p on p.id = s.provider_id where s.id = any(${ids}::int[]) and ${openSites(caller)}`,
  );
  const known = new Set(open.map(({ id }) => id));
  return new Set(ids.filter((id) => !known.has(id)));
}

/** Current classes with their last nudge; the caller's language is the default. */
function findClasses(db: Db, keys: readonly ClassKey[], language: Language): Promise<NudgedClass[]> {
  const sites = sql`select (k ->> 'school_id')::int from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) k`;
  return rows<NudgedClass>(
    db,
    sql`select c.user_id, c.school_id, ${personName("u")} as teacher, s.name::text as site, u.first_name,
        u.email::text as email, coalesce(u.language, ${language}) as language, n.created_at as nudged_at, ${personName("b")} as nudged_by
      from ${classesAt(sites)} c join users u on u.id = c.user_id join sites s on s.id = c.school_id
        left join lateral ${lastNudge} n on true left join users b on b.id = n.sent_by
      where (c.user_id, c.school_id) in (select (k ->> 'user_id')::int, (k ->> 'school_id')::int
        from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) k)
      order by c.school_id, c.user_id`,
  );
}

/** Makes concurrent nudges to the same classes wait. */
async function lockClasses(db: Db, keys: readonly ClassKey[]): Promise<void> {
  await sql`select from user_schools where (user_id, school_id) in (select (k ->> 'user_id')::int, (k ->> 'school_id')::int
    from jsonb_array_elements(${JSON.stringify(keys)}::jsonb) k) order by user_id, school_id for update`.execute(
    db,
  );
}

/** The classes that a body names one by one, and where it names each one's site. */
function namedIn({ body, language }: Pick<Call<typeof paceEndpoints.nudge>, "body" | "language">) {
  const { user_id, school_id, classes } = body;
  if (classes) {
    return classes.map((key, at) => ({ ...key, path: `classes.${at}.school_id` }));
  }
  if (school_id === undefined) throw invalid("school_id", paceSay[language].chooseSite);
  return [{ user_id, school_id, path: "school_id" }];
}

/**
 * The classes that a call is about, which are at open sites in the caller's reach.
 * @throws Refusal invalid for classes out of reach, and for what is missing.
 */
async function keysIn(call: Call<typeof paceEndpoints.nudge>): Promise<readonly ClassKey[]> {
  const { db, body, context, language } = call;
  if (body.filter) return (await idsNamed(call, classList, body)).map(classOf);
  const named = namedIn(call);
  const closed = await closedTo(
    db,
    named.map(({ school_id }) => school_id),
    context,
  );
  const foreign = named.find(({ school_id }) => closed.has(school_id));
  if (foreign) throw unknownReference(foreign.path, labels, language);
  return named.map(({ user_id, school_id }) => {
    if (user_id === undefined) throw invalid("user_id", paceSay[language].chooseTeacher);
    return { user_id, school_id };
  });
}

/** A day as people say it, where the organization is at home. */
function spell(moment: number, { timeZone, language }: Context): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone }).format(moment);
}

/**
 * Emails the teachers of some classes, at most once a week per class.
 * @throws Refusal invalid for classes out of reach; conflict if the only one was nudged recently.
 */
export async function sendNudges(
  call: Call<typeof paceEndpoints.nudge>,
): Promise<AnswerOf<typeof paceEndpoints.nudge>> {
  const { db, body, context, language, services } = call;
  const keys = await keysIn(call);
  await lockClasses(db, keys);
  const found = await findClasses(db, keys, language);
  const now = services.now().getTime();
  const isFree = ({ nudged_at }: NudgedClass) =>
    nudged_at === null || Date.parse(nudged_at) <= now - nudgeDays * dayLength;
  const due = found.filter(isFree);
  if (!body.classes && !body.filter) {
    const [only] = found;
    if (!only) throw invalid("user_id", paceSay[language].noClass);
    if (!isFree(only)) {
      const last = Date.parse(only.nudged_at ?? "");
      const next = spell(last + nudgeDays * dayLength, context);
      throw new Refusal("conflict", paceSay[language].nudged(only.nudged_by, spell(last, context), next));
    }
  }
  await keepAndQueue(call, due);
  const skipped = keys.length - due.length;
  return { data: { sent: due.length, skipped }, message: paceSay[language].sent(due.length, skipped) };
}

/** Keeps each nudge, puts its mail in the outbox and writes both to the audit log. */
async function keepAndQueue(
  { db, body, caller, context, language, services }: Call<typeof paceEndpoints.nudge>,
  classes: readonly NudgedClass[],
): Promise<void> {
  const message = body.message ?? null;
  const kept = await rows<ClassKey & { id: number }>(
    db,
    sql`insert into nudges (user_id, school_id, sent_by, message, created_at)
      select user_id, school_id, ${caller.id}::int, ${message}::text, ${services.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) as c (user_id int, school_id int)
      returning id, user_id, school_id`,
  );
  const idOf = ({ user_id, school_id }: ClassKey) =>
    kept.find((each) => each.user_id === user_id && each.school_id === school_id)?.id ?? 0;
  const { today, timeZone: zone } = context;
  await queueMails(
    db,
    classes.map((each) => ({
      kind: nudgeKind,
      userId: each.user_id,
      address: each.email,
      language,
      data: { nudge: idOf(each), today, zone },
    })),
  );
  const deeds = classes.map((each) => {
    const { user_id, school_id, teacher, site } = each;
    return {
      id: idOf(each),
      name: `${teacher}, ${site}`,
      before: null,
      after: { user_id, school_id, message },
    };
  });
  await record(db, { resource: { name: "nudge" } }, "create", deeds, context);
}

/** The class for a preview: the requested one, else a silent one, else any. */
async function sampleClass(db: Db, site: number, user: number | undefined, day: Context) {
  const scope = { sites: [site], items: await readPaceItems(db, day) };
  const asked = user === undefined ? sql`true` : sql`c.user_id = ${user}`;
  return first<ClassKey>(
    db,
    sql`with ${paceAt(scope, day)}
      select c.user_id, c.school_id from ${classesAt(sql`select ${site}::int`)} c left join pace p on p.user_id = c.user_id
      where ${asked} order by p.silent desc nulls last, p.done::float8 / nullif(p.expected, 0) nulls last, c.user_id limit 1`,
  );
}

/** Returns a preview of a nudge. */
export async function readLetter(
  call: Call<typeof paceEndpoints.letter>,
): Promise<AnswerOf<typeof paceEndpoints.letter>> {
  const { db, query, caller, context, language, services } = call;
  const closed = await closedTo(db, [query.school_id], context);
  if (closed.size > 0) throw unknownReference("school_id", labels, language);
  const sample = await sampleClass(db, query.school_id, query.user_id, context);
  const [found] = sample ? await findClasses(db, [sample], language) : [];
  if (!found) {
    throw query.user_id === undefined
      ? invalid("school_id", paceSay[language].noneThere)
      : invalid("user_id", paceSay[language].noClass);
  }
  const { small: _small, ...text } = await writeNudge(
    db,
    {
      userId: found.user_id,
      schoolId: found.school_id,
      firstName: found.first_name,
      language: found.language,
      brand: services.settings.brandName,
      sender: caller.name,
    },
    context,
  );
  return {
    data: { teacher: { id: found.user_id, name: found.teacher }, language: found.language, ...text },
  };
}
