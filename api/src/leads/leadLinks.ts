import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Sql } from "../core/entities/entity.ts";
import type { Services } from "../core/services.ts";
import type { LeadRow } from "./leadEntity.ts";

/** Makes the name under which an inquiry is stored; it opens nothing without its signature. */
export const newLinkName = () => randomBytes(16).toString("base64url");

const nameLength = newLinkName().length;

/**
 * Keys of the pages that leads get: a stored name and its signature, which isn't stored. Who reads the database
 * can't open a page with it.
 */
export function leadLinks({ secret }: Pick<Services, "secret">) {
  const signatureOf = (name: string) =>
    createHmac("sha256", secret).update(`lead link ${name}`).digest().subarray(0, 16).toString("base64url");
  return {
    /** The key that opens an inquiry's page. */
    keyOf: (name: string): string => name + signatureOf(name),
    /** A row whose `unique_id` opens the page of its first inquiry. */
    withKey: (row: LeadRow): LeadRow => ({ ...row, unique_id: row.unique_id + signatureOf(row.unique_id) }),
    /** A condition on an inquiry (`q`) that a key is its own. Keys from before signatures are known by their hash. */
    belongsTo(key: string): Sql {
      const name = key.slice(0, nameLength);
      const expected = Buffer.from(signatureOf(name));
      const sent = Buffer.from(key.slice(nameLength));
      if (sent.length === expected.length && timingSafeEqual(sent, expected))
        return sql`q.link_name = ${name}`;
      return sql`q.old_link = ${createHash("sha256").update(key).digest()}`;
    },
  };
}
