import { sql } from "kysely";
import type { PersonSection } from "../../people/personal-data/personSection.ts";

const savedViews: PersonSection = {
  name: "saved-views",
  title: ["Saved views of lists", "Vistas guardadas de listas"],
  columns: {
    screen: ["Screen", "Pantalla"],
    name: ["Name", "Nombre"],
    query: ["View", "Vista"],
    shared_with: ["Shared with", "Compartida con"],
    is_default: ["Opens the list", "Abre la lista"],
  },
  rows: (
    id,
  ) => sql`select v.screen, v.name::text as name, v.query, v.shared_with, d.user_id is not null as is_default
    from saved_views v left join saved_view_defaults d on d.saved_view_id = v.id and d.user_id = ${id}
    where v.owner_id = ${id} or d.user_id is not null order by v.screen, v.name`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from saved_view_defaults where user_id = ${id}`.execute(tx);
    await sql`delete from saved_views where owner_id = ${id}`.execute(tx);
  },
};

/** What is kept of the views that a person saved or chose. */
export const savedViewSections: readonly PersonSection[] = [savedViews];
