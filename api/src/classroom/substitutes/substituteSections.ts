import { sql } from "kysely";
import type { PersonSection } from "../../people/personal-data/personSection.ts";

/** The links by which others stood in for a person, and those that the person made for others. */
export const substituteSections: readonly PersonSection[] = [
  {
    name: "substitute-links",
    title: ["Substitute links", "Enlaces para suplentes"],
    columns: {
      created_at: ["Made", "Creado"],
      day: ["Day", "Día"],
      site: ["Site", "Plantel"],
      first_used_at: ["First used", "Usado por primera vez"],
      ended_at: ["Ended", "Terminado"],
    },
    rows: (id) => sql`select k.created_at, k.day, s.name::text as site, k.first_used_at, k.ended_at
      from substitute_links k join sites s on s.id = k.school_id
      where k.user_id = ${id} or k.made_by = ${id} or k.ended_by = ${id} order by k.created_at desc`,
    erasure: "gone",
    async erase(tx, { id }) {
      await sql`update substitute_links set made_by = null where made_by = ${id}`.execute(tx);
      await sql`update substitute_links set ended_by = null where ended_by = ${id}`.execute(tx);
      await sql`delete from substitute_links where user_id = ${id}`.execute(tx);
    },
  },
];
