import { sql } from "kysely";
import type { PersonSection } from "../people/personal-data/personSection.ts";
import { withoutNames } from "../people/personal-data/withoutNames.ts";

const theirs = (
  id: number,
) => sql`teacher_media m join files f on f.key = m.file join sites s on s.id = m.school_id
  where m.user_id = ${id} order by m.id desc`;

export const mediaSections: readonly PersonSection[] = [
  {
    name: "media",
    title: ["Photos and videos", "Fotos y videos"],
    columns: {
      created_at: ["When", "Cuándo"],
      site: ["Site", "Plantel"],
      caption: ["Caption", "Descripción"],
      file: ["File", "Archivo"],
      archived_at: ["Deleted", "Eliminado"],
    },
    rows: (id) =>
      sql`select m.created_at, s.name::text as site, m.caption, f.name as file, m.archived_at from ${theirs(id)}`,
    files: (id) => sql`select f.key, f.name, f.size from ${theirs(id)}`,
    erasure: "chosen",
    async erase(tx, person) {
      if (!person.erasesMedia) return withoutNames(tx, person, "teacher_media", { caption: "text" });
      await sql`delete from teacher_media where user_id = ${person.id}`.execute(tx);
    },
  },
];
