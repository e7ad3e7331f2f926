import { activityTypes } from "@kindling/contract";
import { sql } from "kysely";
import type { Sql } from "../../core/entities/entity.ts";
import { answeredItems } from "../../people/measures/classMeasures.ts";
import type { PersonSection } from "../../people/personal-data/personSection.ts";
import { withoutNames } from "../../people/personal-data/withoutNames.ts";
import { isHidden } from "../../people/shared/lostConsent.ts";

const { key: nomination } = activityTypes.nomination;

const recorded = (
  condition: Sql,
) => sql`select r.created_at as at, r.type, a.title, s.name::text as site, r.grade, r.points,
    r.student_first_name, r.student_last_name, r.answers::text as answers
  from responses r join sites s on s.id = r.school_id left join ${answeredItems} a on a.type = r.type and a.object_id = r.object_id
  where ${condition} order by r.id desc`;

const columns = {
  at: ["When", "Cuándo"],
  title: ["Title", "Título"],
  site: ["Site", "Plantel"],
  grade: ["Grade", "Grado"],
} as const;

const responses: PersonSection = {
  name: "responses",
  title: ["Responses", "Respuestas"],
  columns: {
    ...columns,
    type: ["Kind", "Tipo"],
    points: ["Points", "Puntos"],
    answers: ["Answers", "Respuestas"],
  },
  rows: (id) => recorded(sql`r.user_id = ${id} and r.type <> ${nomination}`),
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "responses", { answers: "jsonb" }),
};

const nominations: PersonSection = {
  name: "nominations",
  title: ["Nominations they wrote", "Nominaciones que escribió"],
  columns: {
    ...columns,
    student_first_name: ["Student's first name", "Nombre del estudiante"],
    student_last_name: ["Student's last name", "Apellido del estudiante"],
    answers: ["Words", "Palabras"],
  },
  rows: (id) => recorded(sql`r.user_id = ${id} and r.type = ${nomination}`),
  erasure: "unnamed",
};

const points: PersonSection = {
  name: "points",
  title: ["Points", "Puntos"],
  columns: {
    at: ["When", "Cuándo"],
    site: ["Site", "Plantel"],
    title: ["For", "Por"],
    points: ["Points", "Puntos"],
  },
  rows: (
    id,
  ) => sql`select p.created_at as at, s.name::text as site, p.title, p.points from point_entries p join sites s on s.id = p.school_id
    where p.user_id = ${id} order by p.id desc`,
  erasure: "unnamed",
};

const ofTheirs = (id: number) => sql`response_files rf join responses r on r.id = rf.response_id
  join files f on f.key = rf.key where r.user_id = ${id}`;

const attachments: PersonSection = {
  name: "attached-files",
  title: ["Files attached to responses", "Archivos adjuntos a respuestas"],
  columns: {
    name: ["File", "Archivo"],
    size: ["Bytes", "Bytes"],
    created_at: ["When", "Cuándo"],
  },
  rows: (id) => sql`select f.name, f.size, f.created_at from ${ofTheirs(id)} order by f.created_at desc`,
  files: (id, today) =>
    sql`select f.key, f.name, f.size from ${ofTheirs(id)} and not ${isHidden(sql`f.key`, today)} order by f.created_at desc`,
  erasure: "chosen",
  async erase(tx, { id, erasesMedia }) {
    if (!erasesMedia) return;
    await sql`delete from response_files rf using responses r where r.id = rf.response_id and r.user_id = ${id}`.execute(
      tx,
    );
  },
};

export const responseSections: readonly PersonSection[] = [responses, nominations, points, attachments];
