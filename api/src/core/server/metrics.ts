import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Db, rows } from "../database.ts";
import { Refusal } from "../errors.ts";
import { languageOf, say } from "../say.ts";
import type { Services } from "../services.ts";

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Headers by which proxies tell that they pass something on. */
const byProxy = /^(?:x-forwarded-.+|forwarded|via|x-real-ip)$/;

const hashOf = (text: string) => createHash("sha256").update(text).digest();

/**
 * With a token, anyone who sends it; without one, only this machine, not through a proxy, and only where nobody else can
 * reach the portal: a proxy need not tell that it is one.
 */
function mayRead(
  { headers, ip }: FastifyRequest,
  { metricsToken: token, appUrl, trustProxy }: Services["settings"],
): boolean {
  const isOurs = !trustProxy && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(new URL(appUrl).hostname);
  if (!token) return isOurs && loopback.test(ip) && !Object.keys(headers).some((name) => byProxy.test(name));
  return timingSafeEqual(hashOf(headers.authorization ?? ""), hashOf(`Bearer ${token}`));
}

function countMails(registry: Registry, db: Db): void {
  const gauge = new Gauge({
    name: "kindling_mails",
    help: "Unsent emails in the outbox, by state",
    labelNames: ["state"],
    aggregator: "first",
    registers: [registry],
    async collect() {
      const counts = await rows<{ state: string; count: number }>(
        db,
        sql`select state, count(*) from mails where state <> 'sent' group by state`,
      ).catch(() => []);
      gauge.reset();
      for (const { state, count } of counts) gauge.set({ state }, count);
    },
  });
}

/** Adds what else is gauged, and returns how the metrics are read as text. */
type AddMetrics = (registry: Registry, db: Db) => () => Promise<string>;

/** Measures requests, and what else is gauged; serves `/api/metrics` to this machine or to a bearer of the token. */
export function mountMetrics(app: FastifyInstance, { db, settings }: Services, add: AddMetrics): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countMails(registry, db);
  const readMetrics = add(registry, db);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Request duration by method, route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onResponse", (request, reply, done) => {
    // The route as declared, never the address as sent: ids and tokens stay out, and the series stay few.
    const route = request.routeOptions.url ?? "none";
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get("/api/metrics", async (request, reply) => {
    if (!mayRead(request, settings)) {
      const { signIn, forbidden } = say[languageOf(request.headers["accept-language"])];
      throw settings.metricsToken ? new Refusal("unauthorized", signIn) : new Refusal("forbidden", forbidden);
    }
    return reply.type(registry.contentType).send(await readMetrics());
  });
}
