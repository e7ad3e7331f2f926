import { sql } from "kysely";
import type { PersonSection } from "./personSection.ts";

/** The fields that a person chose for the columns of their files; the headers themselves aren't kept. */
export const importColumnsSection: PersonSection = {
  name: "import-columns",
  title: ["Columns they matched in imports", "Columnas que asignó en importaciones"],
  columns: {
    entity: ["What", "Qué"],
    field: ["Field", "Campo"],
    used_at: ["Last used", "Último uso"],
  },
  rows: (id) =>
    sql`select entity, field, used_at from import_columns where user_id = ${id} order by used_at desc, entity, field`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from import_columns where user_id = ${id}`.execute(tx);
  },
};
