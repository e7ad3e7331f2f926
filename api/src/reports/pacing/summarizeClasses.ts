import { type Localized, locales } from "@kindling/contract";
import { sql } from "kysely";
import type { Summarize } from "../../account/notifications/notificationLetters.ts";
import { rows } from "../../core/database.ts";
import { always } from "../../core/entities/entity.ts";
import { classesInSession } from "../../people/measures/classMeasures.ts";
import { personName } from "../../people/shared/personName.ts";
import { sitesInReach } from "../../people/shared/reach.ts";

/** How many silent classes an email names. */
const mostNamed = 8;

const en = {
  silent: (silent: string, classes: string) =>
    `${silent} of ${classes} classes are silent: no activity recorded in 14 days.`,
  noneSilent: (classes: string) => `All ${classes} classes recorded an activity in the last 14 days.`,
  never: "no activity yet",
  since: (day: string) => `last activity ${day}`,
  more: (count: string) => `… and ${count} more.`,
  active: (active: string, classes: string) => `${active} of ${classes} classes took part this session.`,
};

const es: typeof en = {
  silent: (silent, classes) =>
    `${silent} de ${classes} clases están en silencio: no registraron actividades en 14 días.`,
  noneSilent: (classes) => `Las ${classes} clases registraron actividades en los últimos 14 días.`,
  never: "aún sin actividades",
  since: (day) => `última actividad: ${day}`,
  more: (count) => `… y ${count} más.`,
  active: (active, classes) => `${active} de ${classes} clases participaron en esta sesión.`,
};

const texts: Localized<typeof en> = { en, es };

interface Row {
  readonly classes: number;
  readonly active: number;
  readonly silent: number;
  readonly name: string | null;
  readonly last_at: string | null;
}

/** The classes in a person's scope for a weekly email: silent ones by name first, then how many take part. */
export const summarizeClasses: Summarize = async (db, context) => {
  const { caller, language, timeZone } = context;
  const sites = sql`select h.id from sites h where ${sitesInReach(caller, sql`h.id`) ?? always}`;
  const found = await rows<Row>(
    db,
    sql`with c as materialized (select * from ${classesInSession(sites, context)} c),
      named as (select ${personName("u")} || ', ' || s.name as name, c.last_at,
          row_number() over (order by c.last_at nulls first, s.name, u.last_name, u.id) as place
        from c join users u on u.id = c.user_id join sites s on s.id = c.school_id
        where c.is_silent order by place limit ${mostNamed})
      select n.*, m.name, m.last_at from (select count(*)::int as classes, count(*) filter (where c.takes_part)::int as active,
          count(*) filter (where c.is_silent)::int as silent from c) n left join named m on true order by m.place`,
  );
  const [counts] = found;
  if (!counts || counts.classes === 0) return null;
  const say = texts[language];
  const number = (value: number) => new Intl.NumberFormat(locales[language]).format(value);
  const day = new Intl.DateTimeFormat(locales[language], { month: "short", day: "numeric", timeZone });
  const { classes, active, silent } = counts;
  const lines = found.flatMap(({ name, last_at }) =>
    name ? [`• ${name} – ${last_at ? say.since(day.format(new Date(last_at))) : say.never}`] : [],
  );
  const others = silent - lines.length;
  const named = others > 0 ? [...lines, say.more(number(others))] : lines;
  return {
    paragraphs: [
      silent > 0 ? say.silent(number(silent), number(classes)) : say.noneSilent(number(classes)),
      ...named,
      say.active(number(active), number(classes)),
    ],
    link: silent > 0 ? "/index/classes?is_silent=true" : "/index/classes",
  };
};
