import { sql } from "kysely";
import type { PersonSection } from "../people/personal-data/personSection.ts";
import { withoutNames } from "../people/personal-data/withoutNames.ts";
import { isHidden } from "../people/shared/lostConsent.ts";

const theirs = (
  id: number,
) => sql`teacher_media m join files f on f.key = m.file join sites s on s.id = m.school_id
  where m.user_id = ${id} order by m.id desc`;

/** Those of their files, as far as anything is recorded. */
const ofConsents = (id: number) =>
  sql`c.user_id = ${id} and (c.recorded_at is not null or c.withdrawn_at is not null)`;

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
    files: (id, today) =>
      sql`select f.key, f.name, f.size from (select f.* from ${theirs(id)}) f where not ${isHidden(sql`f.key`, today)}`,
    erasure: "chosen",
    async erase(tx, person) {
      if (!person.erasesMedia) return withoutNames(tx, person, "teacher_media", { caption: "text" });
      await sql`delete from teacher_media where user_id = ${person.id}`.execute(tx);
    },
  },
  {
    name: "media-consents",
    title: ["Photo consents", "Permisos de fotos"],
    columns: {
      recorded_at: ["Recorded", "Registrado"],
      site: ["Site", "Plantel"],
      consent: ["Consent", "Permiso"],
      consent_by: ["Who holds it", "Quién lo tiene"],
      consent_until: ["Valid until", "Válido hasta"],
      withdrawn_at: ["Withdrawn", "Retirado"],
      reason: ["Reason", "Motivo"],
    },
    rows: (
      id,
    ) => sql`select c.recorded_at, s.name::text as site, c.consent, c.consent_by, c.consent_until, c.withdrawn_at, c.reason
      from media_consents c join sites s on s.id = c.school_id where ${ofConsents(id)} order by c.id desc`,
    erasure: "unnamed",
    erase: (tx, person) => withoutNames(tx, person, "media_consents", { consent_by: "text", reason: "text" }),
  },
];
