import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { type Db, first } from "../core/database.ts";
import type { TokenKit } from "../core/server/tokens.ts";
import type { Services } from "../core/services.ts";

/** How long a login counts as just used, before its row is touched again. */
const touchMs = 5 * 60_000;

/** More logins than this aren't remembered between two requests. */
const mostKnown = 20_000;

const endedNow = new WeakSet<FastifyRequest>();

/** Whether the login of a request has ended for not being used, which is nothing to be told. */
export const wasIdle = (request: FastifyRequest): boolean => endedNow.has(request);

/** Ends a login that wasn't used for so many hours, or keeps that it is used now; answers whether it has ended. */
async function touch(db: Db, id: string, hours: number): Promise<boolean> {
  const isIdle = sql`used_at < now() - make_interval(hours => ${hours})`;
  const touched = await first<{ ended: boolean }>(
    db,
    sql`update logins set ended_at = case when ${isIdle} then now() end, used_at = case when ${isIdle} then used_at else now() end
      where id = ${id} and ended_at is null returning ended_at is not null as ended`,
  );
  return touched?.ended ?? false;
}

/**
 * Ends logins of everyone but instructors that weren't used for a while, before the login check sees them. Of a login in
 * use, one request in five minutes writes.
 */
export function endIdleLogins(app: FastifyInstance, { db, settings }: Services, tokens: TokenKit): void {
  const { idleTimeoutHours } = settings;
  if (idleTimeoutHours === 0) return;
  const known = new Map<string, { readonly at: number; readonly ending: Promise<boolean> }>();
  app.addHook("onRequest", async (request) => {
    const { authorization } = request.headers;
    if (!authorization) return;
    // By a clock that nobody sets: with one that went back, no use would be kept for hours.
    const now = performance.now();
    const seen = known.get(authorization);
    if (seen && now - seen.at < touchMs) {
      if (await seen.ending) endedNow.add(request);
      return;
    }
    const claims = tokens.read(authorization.replace(/^Bearer\s+/i, ""));
    if (!claims) return;
    // A class goes on where it was, and what it recorded offline is sent with the same login.
    const isFree = claims.role.name === "Instructor";
    // A full disk or an absent database refuses no reader.
    const ending = isFree
      ? Promise.resolve(false)
      : touch(db, claims.jti, idleTimeoutHours).catch(() => false);
    if (known.size >= mostKnown) known.clear();
    known.set(authorization, { at: now, ending });
    if (await ending) endedNow.add(request);
  });
}
