import { charities, charityEndpoints, contactEndpoints, mayCall } from "@kindling/contract";
import { sql } from "kysely";
import { always, anyOf, defineEntity, plain, refer, stored } from "../../core/entities/entity.ts";
import { type Deciding, isOpen, noteKept, setInactive } from "../../people/measures/openMoney.ts";
import { personName } from "../../people/shared/personName.ts";
import { snapshotCrudRoutes } from "../../people/shared/snapshotRoute.ts";
import { readCharityMoney } from "./charityMoney.ts";
import { checkContacts, contactIds, writeContacts } from "./writeContacts.ts";

/** Contacts are visible only with access to them. */
const contactsOf = sql`coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'title', o.title,
  'first_name', o.first_name, 'last_name', o.last_name, 'name', ${personName("o")}, 'email', o.email, 'phone', o.phone) order by o.last_name, o.id)
  from contacts o where o.charity_id = t.id), '[]')`;

export const charity = defineEntity(charities, {
  table: "charities",
  from: sql`charities t left join categories c on c.id = t.category_id`,
  columns: ({ caller }) => ({
    ...stored,
    ...plain("name", "country", "state", "address", "website", "description", "logo_url", "is_active"),
    category: refer("c"),
    contacts: mayCall(contactEndpoints.list.access, caller) ? contactsOf : sql`'[]'::jsonb`,
  }),
  filters: {
    categories: (ids) => anyOf(sql`t.category_id`, ids),
    country: (code) => sql`t.country = upper(${code})`,
    is_active: (active) => sql`t.is_active = ${active}`,
  },
  search: [sql`t.name::text`, sql`t.description`],
  scope: () => always,
  parts: { contacts: contactIds },
  check: (db, draft, context, current) =>
    checkContacts(db, draft.contacts ?? [], current?.id, context.language),
  async saved(db, changed, context: Deciding) {
    for (const [index, { contacts }] of changed.drafts.entries())
      if (contacts) await writeContacts(db, changed.ids[index] as number, contacts, context);
    if (context.isDecided) return;
    for (const row of setInactive(changed)) {
      const money = await readCharityMoney(db, sql`select ${row.id}::int`, context.today);
      if (isOpen(money)) await noteKept(db, charities.name, row, money, context);
    }
  },
});

const { update: _, ...calls } = charityEndpoints;

/** The calls of charities, except changing them: that decides about money (`settleCharities`). */
export const charityRoutes = snapshotCrudRoutes(calls, charity);
