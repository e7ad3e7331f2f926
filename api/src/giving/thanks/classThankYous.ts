import type { ClassThankYou } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import { refer } from "../../core/entities/entity.ts";
import { fileColumn } from "../../core/files/fileColumn.ts";
import type { Services } from "../../core/services.ts";
import { readClassReplies } from "./sendReply.ts";
import { signedMedium } from "./signedThankYou.ts";
import { givenFor } from "./thankYous.ts";

/** A class shows no more of them at once. */
const most = 50;

type Kept = { readonly fileKey: string; readonly mime: string } | null;
type Found = Omit<ClassThankYou, "photo" | "film" | "reply"> &
  Readonly<Record<"photo" | "thumb" | "film", Kept>>;

/** The approved thank-yous of charities that a class gave to, newest first. */
export async function readClassThankYous(
  db: Db,
  { userId, schoolId }: { readonly userId: number; readonly schoolId: number },
  services: Services,
): Promise<ClassThankYou[]> {
  const found = await rows<Found>(
    db,
    sql`select t.id, ${refer("c")} as charity, ${refer("x")} as session, t.words, t.signed_as, t.decided_at as approved_at,
        ${fileColumn(sql`t.photo`)} as photo, ${fileColumn(sql`t.thumb`)} as thumb, ${fileColumn(sql`t.film`)} as film
      from thank_yous t join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id
      where t.state = 'approved'
        and exists (select from ${givenFor} and b.user_id = ${userId} and b.school_id = ${schoolId})
      order by t.decided_at desc, t.id desc limit ${most}`,
  );
  const replies = await readClassReplies(db, { userId, schoolId });
  return found.map(({ photo, thumb, film, ...row }) => ({
    ...row,
    reply: replies.get(row.id) ?? null,
    photo: signedMedium(photo, thumb, services),
    film: signedMedium(film, null, services),
  }));
}
