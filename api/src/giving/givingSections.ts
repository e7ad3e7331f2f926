import { sql } from "kysely";
import type { PersonSection } from "../people/personal-data/personSection.ts";
import { withoutNames } from "../people/personal-data/withoutNames.ts";

const site = ["Site", "Plantel"] as const;
const session = ["Session", "Sesión"] as const;
const charity = ["Charity", "Organización benéfica"] as const;
const places = sql`join sites s on s.id = t.school_id join sessions n on n.id = t.session_id`;

const donations: PersonSection = {
  name: "donations",
  title: ["Donations of their classes", "Donaciones de sus clases"],
  columns: {
    donated_on: ["Donated on", "Fecha"],
    site,
    session,
    charity,
    amount_cents: ["Cents", "Centavos"],
    status: ["Status", "Estado"],
    note: ["Note", "Nota"],
  },
  rows: (
    id,
  ) => sql`select t.donated_on, s.name::text as site, n.name as session, c.name::text as charity, t.amount_cents, t.status, t.note
    from class_donations t ${places} join charities c on c.id = t.charity_id where t.user_id = ${id} order by t.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "class_donations", { note: "text" }),
};

const adjustments: PersonSection = {
  name: "adjustments",
  title: ["Adjustments of their classes", "Ajustes de sus clases"],
  columns: {
    effective_on: ["On", "Fecha"],
    site,
    session,
    charity,
    amount_cents: ["Cents", "Centavos"],
    points: ["Points", "Puntos"],
    reason: ["Reason", "Motivo"],
  },
  rows: (
    id,
  ) => sql`select t.effective_on, s.name::text as site, n.name as session, c.name::text as charity, t.amount_cents, t.points, t.reason
    from adjustments t ${places} left join charities c on c.id = t.charity_id where t.user_id = ${id} order by t.id desc`,
  erasure: "unnamed",
};

const goals: PersonSection = {
  name: "goals",
  title: ["Goals", "Metas"],
  columns: { session, site, goal_cents: ["Cents", "Centavos"], goal_text: ["Words", "Palabras"] },
  rows: (id) => sql`select n.name as session, s.name::text as site, t.goal_cents, t.goal_text
    from teacher_goals t ${places} where t.user_id = ${id} order by t.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "teacher_goals", { goal_text: "text" }),
};

const choices: PersonSection = {
  name: "choices",
  title: ["Charities their classes chose", "Organizaciones que eligieron sus clases"],
  columns: { session, site, charity, start: ["From", "Desde"], end: ["Until", "Hasta"] },
  rows: (id) => sql`select n.name as session, s.name::text as site, c.name::text as charity, t.start, t."end"
    from charity_choices t ${places} join charities c on c.id = t.charity_id where t.user_id = ${id} order by t.id desc`,
  erasure: "unnamed",
};

const replies: PersonSection = {
  name: "replies-to-thank-yous",
  title: ["Replies to thank-yous", "Respuestas a agradecimientos"],
  columns: {
    created_at: ["When", "Cuándo"],
    site,
    words: ["Words", "Palabras"],
    consent_by: ["Consent by", "Consentimiento de"],
    state: ["State", "Estado"],
  },
  rows: (id) => sql`select t.created_at, s.name::text as site, t.words, t.consent_by, t.state
    from thank_you_replies t join sites s on s.id = t.school_id where t.user_id = ${id} order by t.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "thank_you_replies", { words: "text", consent_by: "text" }),
};

export const givingSections: readonly PersonSection[] = [donations, adjustments, goals, choices, replies];
