import type { Localized } from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { first } from "../core/database.ts";
import { Refusal } from "../core/errors.ts";
import { largestUpload } from "../core/files/uploadLimits.ts";
import type { Services } from "../core/services.ts";

/** As many files as one person may upload in 24 hours. */
export const mostFiles = 1000;

const en = {
  used: (mb: number, files: number, hours: number) =>
    `You can upload up to ${mb} MB and ${files} files in 24 hours. Try again in ${hours} ${hours === 1 ? "hour" : "hours"}.`,
};
const es: typeof en = {
  used: (mb, files, hours) =>
    `Puede subir hasta ${mb} MB y ${files} archivos en 24 horas. Inténtelo de nuevo en ${hours} ${hours === 1 ? "hora" : "horas"}.`,
};
const texts: Localized<typeof en> = { en, es };

/**
 * Refuses uploads of who has stored too much within a day, before anything of them is read; what is under way in this
 * process counts, too. What is read at once and not stored, such as an import, doesn't count.
 */
export function limitUploads(app: FastifyInstance, { db, settings }: Services): void {
  const { uploadDailyMb } = settings;
  if (uploadDailyMb === 0) return;
  const underWay = new Map<number, number>();
  app.addHook("preHandler", async (request, reply) => {
    const { caller, language } = request;
    if (!request.isMultipart() || !caller) return;
    const coming = Number(request.headers["content-length"] ?? largestUpload);
    const meanwhile = underWay.get(caller.id) ?? 0;
    const add = (bytes: number) => {
      const sum = (underWay.get(caller.id) ?? 0) + bytes;
      if (sum > 0) underWay.set(caller.id, sum);
      else underWay.delete(caller.id);
    };
    add(coming);
    reply.raw.once("close", () => add(-coming));
    // The wait lasts until enough of the oldest uploads are a day old.
    const full = await first<{ wait: number }>(
      db,
      sql`select extract(epoch from created_at + interval '1 day' - now())::float as wait
        from (select created_at, sum(size) over newest as bytes, count(*) over newest as files
          from (select key, size, created_at from files where user_id = ${caller.id} and created_at > now() - interval '1 day'
            union all select '', ${meanwhile}::bigint, now() where ${meanwhile}::bigint > 0) f
          window newest as (order by created_at desc, key)) f
        where bytes + ${coming}::bigint > ${uploadDailyMb}::bigint * 1024 * 1024 or files >= ${mostFiles}
        order by created_at desc limit 1`,
    );
    if (!full) return;
    const message = texts[language].used(uploadDailyMb, mostFiles, Math.ceil(full.wait / 3600));
    throw new Refusal("tooMany", message, { retryAfterSeconds: full.wait });
  });
}
