import { sql } from "kysely";
import type { Db } from "../core/database.ts";
import type { Sql } from "../core/entities/entity.ts";
import type { PersonSection } from "../people/personal-data/personSection.ts";
import { withoutNames } from "../people/personal-data/withoutNames.ts";

const contact = sql`'{first_name,last_name,email,phone,message,organization}'::text[]`;

/** Takes contact details and words out of inquiries; what became of them stays. */
export async function clearContacts(tx: Db, which: Sql): Promise<void> {
  await sql`with theirs as (update leads l set first_name = 'Former inquiry', last_name = l.id::text,
        email = 'inquiry-' || l.id || '@erased.invalid', phone = null, message = null,
        version = version + 1, updated_at = now() where ${which} returning id),
      changes as (delete from lead_changes c using theirs where c.lead_id = theirs.id and c.field = any(${contact})),
      notes as (delete from lead_notes n using theirs where n.lead_id = theirs.id),
      sent as (delete from lead_submissions s using theirs where s.lead_id = theirs.id)
    update audit_log a set name = 'Former inquiry ' || theirs.id, before = before - ${contact}, after = after - ${contact}
    from theirs where a.entity = 'lead' and a.entity_id = theirs.id`.execute(tx);
}

const notes: PersonSection = {
  name: "notes-on-inquiries",
  title: ["Notes on inquiries they wrote", "Notas sobre consultas que escribió"],
  columns: {
    created_at: ["When", "Cuándo"],
    organization: ["Organization", "Organización"],
    text: ["Note", "Nota"],
  },
  rows: (
    id,
  ) => sql`select n.created_at, l.organization, n.text from lead_notes n join leads l on l.id = n.lead_id
    where n.user_id = ${id} order by n.id desc`,
  erasure: "unnamed",
  erase: (tx, person) => withoutNames(tx, person, "lead_notes", { text: "text" }),
};

export const leadSections: readonly PersonSection[] = [
  {
    name: "inquiries",
    title: ["Inquiries", "Consultas"],
    columns: {
      created_at: ["When", "Cuándo"],
      first_name: ["First name", "Nombre"],
      last_name: ["Last name", "Apellido"],
      email: ["Email", "Correo electrónico"],
      phone: ["Phone", "Teléfono"],
      organization: ["Organization", "Organización"],
      message: ["Message", "Mensaje"],
      status: ["Status", "Estado"],
    },
    rows: (
      id,
    ) => sql`select l.created_at, l.first_name, l.last_name, l.email::text, l.phone, l.organization, l.message, l.status
      from leads l where l.leader_id = ${id} or l.email = (select u.email from users u where u.id = ${id}) order by l.id desc`,
    erasure: "unnamed",
    async erase(tx, { id, emails }) {
      await clearContacts(
        tx,
        sql`(l.leader_id = ${id} or l.email::text = any(${emails}) or lower(l.email::text) = any(${emails}))`,
      );
      await sql`delete from deleted_rows where resource = 'lead' and lower("row" ->> 'email') = any(${emails})`.execute(
        tx,
      );
    },
  },
  notes,
];
