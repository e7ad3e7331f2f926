import { sql } from "kysely";
import type { PersonSection } from "../../people/personal-data/personSection.ts";

/** The rooms that a teacher opened, of which only totals are left, and phones paired with a stage right now. */
export const liveSections: readonly PersonSection[] = [
  {
    name: "live-rooms",
    title: ["Rooms for live answers", "Salas de respuestas en vivo"],
    columns: {
      opened_at: ["Opened", "Abierta"],
      site: ["Site", "Plantel"],
      ended_at: ["Ended", "Terminada"],
      device_count: ["Devices", "Dispositivos"],
    },
    rows: (id) => sql`select r.opened_at, s.name::text as site, r.ended_at, r.device_count from live_rooms r
      join sites s on s.id = r.school_id where r.user_id = ${id} order by r.opened_at desc`,
    erasure: "gone",
    async erase(tx, { id }) {
      await sql`delete from live_rooms where user_id = ${id}`.execute(tx);
    },
  },
  {
    name: "presenter-phones",
    title: ["Phones that lead the stage", "Teléfonos que dirigen la pantalla"],
    columns: { is_confirmed: ["Confirmed", "Confirmado"], ends_at: ["Ends", "Termina"] },
    rows: (id) => sql`select is_confirmed, ends_at from presenter_phones where user_id = ${id}`,
    erasure: "gone",
    async erase(tx, { id }) {
      await sql`delete from presenter_phones where user_id = ${id}`.execute(tx);
    },
  },
];
