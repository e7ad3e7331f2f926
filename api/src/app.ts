import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import multipart from "@fastify/multipart";
import fastify, { type FastifyInstance, LogController } from "fastify";
import type { PoolConfig } from "pg";
import { endIdleLogins } from "./account/endIdleLogins.ts";
import { keepLaterWork } from "./account/laterWork.ts";
import { mailStopRoutes } from "./account/mailStopRoutes.ts";
import { breachedPasswords, countBreachChecks } from "./account/passwords/breachedPasswords.ts";
import { outsidePictures } from "./account/pictures/outsidePictures.ts";
import { noteRefusedCall, watchCalls } from "./account/security-log/watchCalls.ts";
import { accentOf } from "./account/set-up/followOrganization.ts";
import { lookLink } from "./account/set-up/look.ts";
import { guardSubstitutes } from "./account/substitutes/guardSubstitutes.ts";
import { limitUploads } from "./account/uploadQuota.ts";
import { guardViews } from "./account/view-as/guardViews.ts";
import { gaugeScanner } from "./account/virus-scanner/scannerGauge.ts";
import { gaugeBackups } from "./backup/backupGauge.ts";
import { mountFilmPage } from "./classroom/film-page/mountFilmPage.ts";
import { roomFeeds } from "./classroom/live/roomFeeds.ts";
import { phoneFeeds } from "./classroom/phone/phoneFeeds.ts";
import { Refusal } from "./core/errors.ts";
import { isStorageFull } from "./core/files/storage.ts";
import { languageOf, say } from "./core/say.ts";
import { handleError } from "./core/server/errorHandler.ts";
import { mountHealth } from "./core/server/health.ts";
import { mountMetrics } from "./core/server/metrics.ts";
import { serve } from "./core/server/serve.ts";
import { tokenKit } from "./core/server/tokens.ts";
import type { Services } from "./core/services.ts";
import { mountWeb } from "./core/web.ts";
import { countStalled, endStalled, waitingFor } from "./endStalled.ts";
import { gaugeLedger } from "./giving/ledger-check/ledgerGauges.ts";
import { mountPublicPage } from "./giving/public-page/publicPageRoutes.ts";
import { guardLinks, thankYouLinkRoutes } from "./giving/thanks/thankYouRoutes.ts";
import { logRequests } from "./logRequests.ts";
import { describeApi } from "./open-api/describeApi.ts";
import { countSecurity } from "./people/security/securityCounter.ts";
import { pictureSources } from "./pictureSources.ts";
import { countReplicaReads } from "./readReplica.ts";
import { checkComplete, routesOf } from "./routes.ts";
import { withSearchCalls } from "./searchRoutes.ts";
import { secureAnswers } from "./securityHeaders.ts";
import { tellSources } from "./tellSources.ts";
import { metricsReader } from "./workers/sharedMetrics.ts";

/** Where the server logs; tests are silent. */
export interface AppOptions {
  readonly log?: NodeJS.WritableStream;
  /** Whether each request is a line of the log. */
  readonly logsRequests?: boolean;
  /** A connection of its own to the database, for what PostgreSQL notifies; the one of the settings by default. */
  readonly connection?: string | PoolConfig;
}

/** Puts the server together; it serves once `listen` or `inject` is called. */
export async function createApp(services: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.log ? { level: "info", stream: options.log, formatters: { log: tellError } } : false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 2 * 2 ** 20,
    rewriteUrl,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 250 },
    forceCloseConnections: "idle",
    ...waitingFor(services.settings.clientTimeoutSeconds),
    trustProxy: services.settings.trustProxy ? [...services.settings.trustProxy] : false,
    // Addresses that can't be read are refused before any route, but in the same envelope.
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    // Refused below, in our own envelope.
    return503OnClosing: false,
  });
  const tokens = tokenKit(services.secret);
  endStalled(app, services.settings.clientTimeoutSeconds);
  watchCalls(app, services);
  endIdleLogins(app, services, tokens);
  keepLaterWork(app, services);
  app.setErrorHandler((error, request, reply) => {
    if (isStorageFull(error)) services.storage.foundFull();
    noteRefusedCall(error, request, services, tokens);
    return handleError(error, request, reply);
  });
  refuseWhileClosing(app);
  // Unread body bytes would block the connection's next request.
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    if (reply.statusCode >= 400 && raw.readable && !raw.complete) reply.header("connection", "close");
    done(null, payload);
  });
  readJsonLeniently(app);
  secureAnswers(app, services.settings, services.files.links?.origin);
  if (options.logsRequests) logRequests(app);
  await app.register(compress, { threshold: 2048 });
  await app.register(multipart);
  mountMetrics(app, services, (registry, db) => {
    gaugeLedger(registry, db);
    gaugeBackups(registry, db);
    countSecurity(registry);
    countBreachChecks(registry);
    countStalled(registry);
    countReplicaReads(registry);
    gaugeScanner(registry, services.files);
    return metricsReader(registry);
  });
  mountHealth(app, services);
  const isBreached = breachedPasswords(services.settings.breachedPasswords, (error) =>
    app.log.warn({ err: error }, "a new password wasn't compared with breached ones"),
  );
  const pictures = outsidePictures(services, pictureSources, (error, address) => {
    const url = URL.parse(address);
    app.log.warn(
      { err: error, address: url && `${url.origin}${url.pathname}` },
      "a picture couldn't be fetched",
    );
  });
  app.addHook("preClose", pictures.stop);
  const feeds = roomFeeds(services.db, options.connection ?? services.settings.databaseUrl);
  const phones = phoneFeeds(services.db, options.connection ?? services.settings.databaseUrl);
  for (const each of [feeds, phones]) app.addHook("preClose", each.stop);
  const declared = routesOf(tokens, isBreached, pictures, feeds, phones);
  const linked = [...mailStopRoutes, ...thankYouLinkRoutes];
  checkComplete([...declared, ...linked]);
  const routes = withSearchCalls(declared);
  await app.register(
    async (api) => {
      describeApi(
        api,
        [...routes, ...linked].map(({ endpoint }) => endpoint),
      );
      guardViews(api, declared, services.db);
      guardSubstitutes(api);
      limitUploads(api, services);
      serve(api, routes, services, tokens);
      await api.register(async (forMailPrograms) => {
        readForms(forMailPrograms);
        serve(forMailPrograms, mailStopRoutes, services, tokens);
      });
      await api.register(async (byLink) => {
        guardLinks(byLink, services);
        serve(byLink, thankYouLinkRoutes, services, tokens);
      });
      api.setNotFoundHandler((request) => {
        throw new Refusal("notFound", say[languageOf(request.headers["accept-language"])].noSuchCall);
      });
    },
    { prefix: "/api" },
  );
  mountPublicPage(app, services);
  mountFilmPage(app, services);
  await mountWeb(
    app,
    () => services.settings.brandName,
    () => lookLink(accentOf(services.settings)),
  );
  return app;
}

/** Has the error of a log entry tell where in the sources it came from. */
function tellError(entry: Record<string, unknown>): Record<string, unknown> {
  const { err } = entry;
  if (err instanceof Error && err.stack) err.stack = tellSources(err.stack);
  return entry;
}

/** Refuses what still comes on open connections while the server ends; what is under way is finished. */
function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", async () => {
    isClosing = true;
  });
  app.addHook("onRequest", ({ headers }, _reply, done) => {
    if (!isClosing) return done();
    const { closing } = say[languageOf(headers["accept-language"])];
    done(new Refusal("unavailable", closing, { retryAfterSeconds: 2 }));
  });
}

/** A body that says it is JSON and is empty counts as no body, as many clients send it. */
function readJsonLeniently(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, {});
    return parse(request, body as string, done);
  });
}

/** Mail clients post to the page's address (RFC 8058); the call behind the page handles it. */
function rewriteUrl({ method, url = "/" }: { method?: string; url?: string }): string {
  return method === "POST" ? url.replace(/^\/stop-mails\//, "/api/mail/stop/") : url;
}

/** Takes the form that mail programs post. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
}
