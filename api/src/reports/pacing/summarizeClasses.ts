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

/** A count as it is spelled, and whether it is one. */
interface Count {
  readonly text: string;
  readonly isOne: boolean;
}

const classesIn = ({ text, isOne }: Count) => `${text} ${isOne ? "class" : "classes"}`;
const clasesEn = ({ text, isOne }: Count) => `${text} ${isOne ? "clase" : "clases"}`;

const en = {
  silent: (silent: Count, classes: Count) =>
    `${silent.text} of ${classesIn(classes)} ${silent.isOne ? "is" : "are"} silent: no activity recorded in 14 days.`,
  noneSilent: (classes: Count) =>
    classes.isOne
      ? "The only class recorded an activity in the last 14 days."
      : `All ${classesIn(classes)} recorded an activity in the last 14 days.`,
  never: "no activity yet",
  since: (day: string) => `last activity ${day}`,
  more: (count: string) => `… and ${count} more.`,
  active: (active: Count, classes: Count) =>
    `${active.text} of ${classesIn(classes)} took part this session.`,
};

const es: typeof en = {
  silent: (silent, classes) =>
    `${silent.text} de ${clasesEn(classes)} ${silent.isOne ? "está" : "están"} en silencio: sin actividades registradas en 14 días.`,
  noneSilent: (classes) =>
    classes.isOne
      ? "La única clase registró actividades en los últimos 14 días."
      : `Las ${clasesEn(classes)} registraron actividades en los últimos 14 días.`,
  never: "aún sin actividades",
  since: (day) => `última actividad: ${day}`,
  more: (count) => `… y ${count} más.`,
  active: (active, classes) =>
    `${active.text} de ${clasesEn(classes)} ${active.isOne ? "participó" : "participaron"} en esta sesión.`,
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
  const count = (value: number): Count => ({ text: number(value), isOne: value === 1 });
  const lines = found.flatMap(({ name, last_at }) =>
    name ? [`• ${name} – ${last_at ? say.since(day.format(new Date(last_at))) : say.never}`] : [],
  );
  const others = silent - lines.length;
  const named = others > 0 ? [...lines, say.more(number(others))] : lines;
  return {
    paragraphs: [
      silent > 0 ? say.silent(count(silent), count(classes)) : say.noneSilent(count(classes)),
      ...named,
      say.active(count(active), count(classes)),
    ],
    link: silent > 0 ? "/index/classes?is_silent=true" : "/index/classes",
  };
};
