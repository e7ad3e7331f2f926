import type { FastifyInstance } from "fastify";

/**
 * Writes one line for each answered request: method, route as declared, status, milliseconds, the caller's account and,
 * by the logger, the request id. Never the address as sent, which can hold names and tokens.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { caller, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { method, route: routeOptions.url ?? null, status: reply.statusCode, ms };
    request.log.info({ ...line, account: caller?.viewedBy ?? caller?.id ?? null }, "answered");
    done();
  });
}
