import type { Language } from "@kindling/contract";
import { sql } from "kysely";
import { claimTry } from "../../account/throttle.ts";
import { type Db, first } from "../../core/database.ts";
import { Refusal } from "../../core/errors.ts";
import { say } from "../../core/say.ts";
import { thankYouSay } from "./thankYouSay.ts";

/** How much is coming, and how much may in a day. */
interface Coming {
  readonly coming: number;
  readonly uploadDailyMb: number;
  readonly language: Language;
}

/**
 * Admits a posting by a link, and counts it and its bytes before they are read.
 * @throws Refusal tooMany after many tries in a quarter of an hour, or more bytes than a person may upload in a day.
 */
export async function admitPosting(
  db: Db,
  id: number,
  address: string,
  { coming, uploadDailyMb, language }: Coming,
): Promise<void> {
  const wait = await claimTry(db, `thank-you:${id}`, `thank-you:${address}`);
  if (wait > 0) throw new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: wait });
  if (coming === 0 || uploadDailyMb === 0) return;
  const sum = sql`case when uploaded_on = current_date then uploaded_bytes else 0 end + ${coming}::bigint`;
  const admitted = await first(
    db,
    sql`update thank_yous set uploaded_on = current_date, uploaded_bytes = ${sum}
      where id = ${id} and ${sum} <= ${uploadDailyMb}::bigint * 1024 * 1024 returning id`,
  );
  if (!admitted) throw new Refusal("tooMany", thankYouSay[language].enough, { retryAfterSeconds: 3600 });
}
