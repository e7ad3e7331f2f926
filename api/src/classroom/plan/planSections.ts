import { sql } from "kysely";
import type { PersonSection } from "../../people/personal-data/personSection.ts";

const swaps: PersonSection = {
  name: "plan-swaps",
  title: ["Changes of their class's plan", "Cambios del plan de su clase"],
  columns: {
    day: ["Day", "Día"],
    site: ["Site", "Plantel"],
    slot: ["Part of the day", "Parte del día"],
    swapped_at: ["Changed", "Cambiado"],
  },
  rows: (id) => sql`select p.day, s.name::text as site, p.slot, p.swapped_at from plan_swaps p
    join sites s on s.id = p.school_id where p.user_id = ${id} order by p.day desc, p.slot`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from plan_swaps where user_id = ${id}`.execute(tx);
  },
};

const links: PersonSection = {
  name: "calendar-links",
  title: ["Calendar links", "Enlaces de calendario"],
  columns: { created_at: ["Since", "Desde"], site: ["Site", "Plantel"] },
  rows: (id) => sql`select k.created_at, s.name::text as site from calendar_links k
    join sites s on s.id = k.school_id where k.user_id = ${id} order by k.created_at desc`,
  erasure: "gone",
  async erase(tx, { id }) {
    await sql`delete from calendar_links where user_id = ${id}`.execute(tx);
  },
};

/** What is kept of the plans of a person's classes. */
export const planSections: readonly PersonSection[] = [swaps, links];
