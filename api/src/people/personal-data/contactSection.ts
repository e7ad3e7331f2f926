import { sql } from "kysely";
import type { Db } from "../../core/database.ts";
import type { ErasedPerson, PersonSection } from "./personSection.ts";
import { withoutNames } from "./withoutNames.ts";

/** Entries of contacts that have an account's email, by table. */
const entries = (id: number) => sql`select e.* from (
    select 'contact' as kind, first_name || ' ' || last_name as name, email, phone, created_at from contacts
    union all select 'provider', contact_name, email, phone, created_at from providers
    union all select 'sponsor', contact_name, email, null, created_at from sponsors
    union all select 'thank-you', contact_name, email, null, created_at from thank_yous) e
  join users u on lower(e.email) = lower(u.email) where u.id = ${id} order by e.created_at desc`;

const isNamed = (text: string, { ownWords }: ErasedPerson) => sql`${sql.ref(text)} ~ ${ownWords}`;

/** Takes a person out of what the audit log tells of contacts, also where others followed since. */
async function eraseHistory(tx: Db, { emails, ownWords, placeholder }: ErasedPerson): Promise<void> {
  const has = (side: string) => sql`lower(${sql.ref(side)} ->> 'email') = any(${emails})`;
  const without = (
    side: string,
  ) => sql`${sql.ref(side)} - array(select f.key from jsonb_each_text(${sql.ref(side)}) f
    where f.key in ('email', 'contact_name', 'first_name', 'last_name', 'signed_as') and (lower(f.value) = any(${emails}) or f.value ~ ${ownWords})
      or f.key = 'phone' and ${has(side)})`;
  await sql`update audit_log a set before = ${without("before")}, after = ${without("after")},
      name = case when entity = 'contact' and name ~ ${ownWords} then ${placeholder} else name end
    where entity in ('provider', 'contact', 'sponsor', 'thankYou') and (entity, entity_id) in (select l.entity, l.entity_id from audit_log l
      where l.entity in ('provider', 'contact', 'sponsor', 'thankYou')
        and (lower(l.before ->> 'email') = any(${emails}) or lower(l.after ->> 'email') = any(${emails})))`.execute(
    tx,
  );
}

/** Where the person is a contact of a charity, provider or sponsor; somebody else's entry only gives up the email. */
export const contactSection: PersonSection = {
  name: "contact-entries",
  title: ["Contact entries with their email", "Contactos con su correo"],
  columns: {
    kind: ["Kind", "Tipo"],
    name: ["Name", "Nombre"],
    email: ["Email", "Correo electrónico"],
    phone: ["Phone", "Teléfono"],
    created_at: ["Added", "Agregado"],
  },
  rows: entries,
  erasure: "unnamed",
  async erase(tx, person) {
    const { emails, placeholder, placeholderEmail } = person;
    const theirs = sql`lower(email) = any(${emails})`;
    const at = placeholder.lastIndexOf(" ");
    await eraseHistory(tx, person);
    await sql`with theirs as (update providers set contact_name = null, phone = null, email = null
        where ${theirs} returning id)
      update audit_log l set before = before - '{contact_name,phone,email}'::text[], after = after - '{contact_name,phone,email}'::text[]
      from theirs where l.entity = 'provider' and l.entity_id = theirs.id`.execute(tx);
    await sql`update contacts set email = null, phone = null, first_name = ${placeholder.slice(0, at)}, last_name = ${placeholder.slice(at + 1)}
      where ${theirs} and first_name || ' ' || last_name ~ ${person.ownWords}`.execute(tx);
    await sql`update contacts set email = null where ${theirs}`.execute(tx);
    await sql`update sponsors set email = null, contact_name = case when ${isNamed("contact_name", person)} then null else contact_name end
      where ${theirs}`.execute(tx);
    const words = { contact_name: "text", signed_as: "text", words: "text" } as const;
    await withoutNames(tx, person, "thank_yous", words, theirs);
    await sql`update thank_yous set email = ${placeholderEmail} where ${theirs}`.execute(tx);
  },
};
