import type { FastifyInstance, FastifyRequest } from "fastify";
import { Refusal } from "../../core/errors.ts";
import type { TokenKit } from "../../core/server/tokens.ts";
import type { Services } from "../../core/services.ts";
import { keepRefusals, noteRefusal, settleRefusals } from "../../people/security/noteRefusal.ts";
import { wasIdle } from "../endIdleLogins.ts";
import { InfectedFile } from "../virus-scanner/scannedFiles.ts";

/** Has refusals kept while the server runs; what is still to be written is written before it ends. */
export function watchCalls(app: FastifyInstance, { db, secret }: Services): void {
  keepRefusals(db, secret, (error) => app.log.error({ err: error }, "the security log wasn't written"));
  app.addHook("onClose", () => settleRefusals(db));
}

/** Notes a 403 of somebody signed in, and a 401 of a token that was once ours. */
export function noteRefusedCall(
  error: unknown,
  request: FastifyRequest,
  { db }: Services,
  tokens: TokenKit,
): void {
  if (!(error instanceof Refusal)) return;
  const { caller, method, routeOptions, headers, ip, id } = request;
  const from = { caller, address: ip, requestId: id, userAgent: headers["user-agent"]?.slice(0, 300) };
  // The call as declared, never the address as sent: that can hold names.
  const facts = { calls: [`${method} ${routeOptions.url ?? "/"}`] };
  if (error instanceof InfectedFile) {
    const found = { ...facts, virus: error.virus };
    noteRefusal(db, { kind: "infected_file", account: caller?.id, facts: found }, from);
  }
  // What a view refuses, nobody has tried as themselves.
  if (error.code === "forbidden" && caller && !caller.viewedBy)
    noteRefusal(db, { kind: "call_refused", account: caller.id, facts }, from);
  if (error.code !== "unauthorized" || caller || wasIdle(request)) return;
  const claims = tokens.read((headers.authorization ?? "").replace(/^Bearer\s+/i, ""));
  if (claims) noteRefusal(db, { kind: "token_refused", account: Number(claims.sub), facts }, from);
}
