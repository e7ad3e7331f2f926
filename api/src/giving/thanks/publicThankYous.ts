import type { PublicThankYou } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { fileLinks } from "../../core/files/fileLinks.ts";
import type { Services } from "../../core/services.ts";

/** The latest thank-yous of some charities that staff have put on the public page, without who signed them. */
export async function readPublicThankYous(
  db: Db,
  charities: readonly string[],
  most: number,
  services: Pick<Services, "secret" | "now">,
): Promise<PublicThankYou[]> {
  const found = await rows<Omit<PublicThankYou, "photo"> & { thumb: string | null }>(
    db,
    sql`select c.name::text as charity, t.words, t.thumb from thank_yous t join charities c on c.id = t.charity_id
      where t.state = 'approved' and t.for_public and c.name::text = any(${charities}::text[])
      order by t.decided_at desc, t.id desc limit ${most}`,
  );
  const links = fileLinks(services);
  return found.map(({ thumb, ...each }) => ({ ...each, photo: thumb && links.urlOf(thumb) }));
}
