import { sponsors } from "@kindling/contract";
import { sql } from "kysely";
import { always, defineEntity, plain, stored } from "../../core/entities/entity.ts";
import { receivedWhere } from "./pledges.ts";

const ofPledges = (sum: ReturnType<typeof sql>) =>
  sql`(select ${sum} from pledges p where p.sponsor_id = t.id)`;
const pledged = ofPledges(sql`coalesce(sum(coalesce(p.amount_cents, p.cap_cents)), 0)::bigint`);
const count = ofPledges(sql`count(*)::int`);
const received = receivedWhere(sql`r.pledge_id in (select p.id from pledges p where p.sponsor_id = t.id)`);

export const sponsor = defineEntity(sponsors, {
  table: "sponsors",
  from: sql`sponsors t`,
  columns: () => ({
    ...stored,
    ...plain("name", "contact_name", "email", "note", "is_active"),
    pledge_count: count,
    pledged_cents: pledged,
    received_cents: received,
  }),
  filters: { is_active: (active) => sql`t.is_active = ${active}` },
  search: [sql`t.name::text`, sql`t.contact_name`, sql`t.email::text`],
  sorts: { pledge_count: count, pledged_cents: pledged, received_cents: received },
  scope: () => always,
  unique: [["name"]],
});
