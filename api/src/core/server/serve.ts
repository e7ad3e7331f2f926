import { createHash } from "node:crypto";
import type {} from "@fastify/multipart";
import type { Endpoint, Language } from "@kindling/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Caller, nobody } from "../caller.ts";
import { type Db, insistently, transaction, UnknownOutcome } from "../database.ts";
import type { Context } from "../entities/entity.ts";
import { formValues, takesList } from "../entities/formValues.ts";
import { parse, unstorable } from "../entities/validate.ts";
import { Refusal } from "../errors.ts";
import { rememberFiles } from "../files/files.ts";
import { sendFile } from "../files/sendFile.ts";
import { discard, readMultipart, sendsForm, type Upload } from "../files/uploads.ts";
import type { Call, FileAnswer, Route } from "../route.ts";
import { languageOf, say } from "../say.ts";
import { type Services, todayIn } from "../services.ts";
import { stableJson } from "../stableJson.ts";
import { type Answer, answerOnce, type Claim } from "./idempotency.ts";
import { checkAccess, loginCheck } from "./loginCheck.ts";
import type { TokenKit } from "./tokens.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller: Caller | null;
    language: Language;
  }
}

// In tests every answer is held against the schema its endpoint declares.
const checksReplies = process.env.NODE_ENV === "test";

/** Mounts calls on the server: login and access before the body is read, then validation, transaction and answer. */
export function serve(
  app: FastifyInstance,
  routes: readonly Route[],
  services: Services,
  tokens: TokenKit,
): void {
  const findCaller = loginCheck(services.db, tokens);
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      onRequest: async (request) => {
        request.language = languageOf(request.headers["accept-language"]);
        request.caller = null;
        const open = endpoint.access.kind === "public";
        const { authorization } = request.headers;
        if (!open) request.caller = await findCaller(authorization, request.language);
        checkAccess(endpoint.access, request.caller, request.language);
        // Calls that open their own transaction write little, such as a sign-in's; unless they bring files.
        const writes = route.inTransaction || sendsForm(request);
        if (writes && (await services.storage.isFull()))
          throw new Refusal("storageFull", say[request.language].storageFull);
      },
      handler: (request, reply) => answer(route, services, request, reply),
    });
  }
}

/** The body as sent: JSON, or form fields and files. */
interface SentBody {
  readonly uploads: ReadonlyMap<string, readonly Upload[]>;
  /** All that was sent, each file by its name and hash. */
  readonly sent: unknown;
  values(): unknown;
}

async function readBody(endpoint: Endpoint, services: Services, request: FastifyRequest): Promise<SentBody> {
  if (!request.isMultipart()) {
    const sent = request.body ?? {};
    return { uploads: new Map(), sent, values: () => sent };
  }
  const takesSeveral = (field: string) => takesList(endpoint.body, field);
  const { fields, uploads } = await readMultipart(
    request,
    { names: endpoint.files, takesSeveral },
    endpoint.readsFiles,
    services.files,
    request.language,
  );
  const kept = [...uploads].flatMap(([field, sent]) => {
    const keys = sent.flatMap(({ stored }) => (stored ? { fileKey: stored.key } : []));
    return keys.length > 0 ? [[field, takesSeveral(field) ? keys : keys[0]] as const] : [];
  });
  const named = [...uploads].map(([field, each]) => [field, each.map(({ name, hash }) => [name, hash])]);
  const sent = [Object.fromEntries(fields), Object.fromEntries(named)];
  return {
    uploads,
    sent,
    values: () => ({ ...formValues(endpoint.body, fields), ...Object.fromEntries(kept) }),
  };
}

async function answer(route: Route, services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { endpoint } = route;
  const sent = await readBody(endpoint, services, request);
  let hasRun = false;
  let result: Answer;
  try {
    const { claim, callIn } = prepare(route, services, request, reply, sent);
    const run = async (db: Db): Promise<Answer> => {
      hasRun = true;
      if (request.caller && sent.uploads.size > 0)
        await rememberFiles(db, [...sent.uploads.values()].flat(), request.caller);
      return { status: endpoint.status, body: await route.handle(callIn(db)) };
    };
    const runOnce = (tx: Db) => (claim ? answerOnce(tx, claim, request.language, () => run(tx)) : run(tx));
    const read = (route.isReadOnly && services.readElsewhere) || ((reading) => reading(services.db));
    result = route.inTransaction
      ? await insistently(() => transaction(services.db, runOnce))
      : await read(run);
  } catch (error) {
    // What may have been saved keeps its files; the nightly sweep takes those that no row knows.
    if (!(error instanceof UnknownOutcome)) await discard(sent, services.files);
    throw error;
  }
  // A replayed reply doesn't use the uploaded files.
  if (!hasRun) await discard(sent, services.files);
  return send(endpoint, result, request, reply);
}

/** Parses what was sent, the body apart, and tells how a handler sees it: each try anew. */
function prepare(
  route: Route,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  sent: SentBody,
) {
  const { endpoint, complete } = route;
  const { language } = request;
  const labels = endpoint.labels;
  const params = parseParams(endpoint, request.params, language);
  const query = parse(endpoint.query, request.query, labels, language);
  const claim = claimOf(request, sent);
  const signed = (): Caller => {
    if (!request.caller) throw new Refusal("unauthorized", say[language].signIn);
    return request.caller;
  };
  const parseBody = () => {
    const values = sent.values() as object;
    return parse(endpoint.body, complete?.(values, signed()) ?? values, labels, language);
  };
  const contextNow = (): Context => {
    const { timeZone } = services.settings;
    const today = todayIn(timeZone, services.now());
    // Only a public call gets this far unsigned.
    return {
      caller: request.caller ?? nobody,
      today,
      timeZone,
      language,
      address: request.ip,
      requestId: request.id,
    };
  };
  const callIn = (db: Db): Call => {
    let body: unknown;
    let context: Context | undefined;
    let leaving: AbortSignal | undefined;
    return {
      services,
      db,
      params,
      query,
      uploads: sent.uploads,
      language,
      get caller() {
        return signed();
      },
      get body() {
        body ??= parseBody();
        return body;
      },
      get context() {
        context ??= contextNow();
        return context;
      },
      seenVersion: versionOf(request.headers["if-match"]),
      claim,
      range: request.headers.range,
      fetchedFor: request.headers["sec-fetch-dest"]?.toString(),
      address: request.ip,
      userAgent: request.headers["user-agent"]?.slice(0, 300) ?? "",
      get signal() {
        leaving ??= leavingOf(reply);
        return leaving;
      },
    } as Call;
  };
  return { claim, callIn };
}

/** Aborted when the answer is sent or nobody waits for it; a request by itself closes once its body is read. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.destroyed || raw.socket?.destroyed) leaving.abort();
  else raw.once("close", () => leaving.abort());
  return leaving.signal;
}

function parseParams(endpoint: Endpoint, params: unknown, language: Language): unknown {
  const result = endpoint.params.safeParse(params);
  // An id that can't be one names nothing.
  if (!result.success || unstorable(result.data))
    throw new Refusal("notFound", say[language].notFound(endpoint.labels?.[language].one ?? "ID"));
  return result.data;
}

function claimOf({ method, url, caller, headers }: FastifyRequest, { sent }: SentBody): Claim | undefined {
  const key = headers["idempotency-key"]?.toString().slice(0, 200);
  if (!key || !caller) return undefined;
  const bodyHash = createHash("sha256").update(stableJson(sent)).digest("base64url");
  return { userId: caller.id, key, call: `${method} ${url}`, bodyHash };
}

/** The version that If-Match names; one that none of our rows ever had is behind all of them. */
function versionOf(ifMatch: string | undefined): number | undefined {
  if (!ifMatch || ifMatch === "*") return undefined;
  const found = /^(?:W\/)?"?(\d{1,9})"?$/.exec(ifMatch);
  return found ? Number(found[1]) : -1;
}

async function send(
  endpoint: Endpoint,
  { status, body }: Answer,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (endpoint.answerFiles.length > 0 && isFile(body)) return sendFile(reply, body);
  const version = (body as { data?: { version?: unknown } }).data?.version;
  if (typeof version === "number") reply.header("etag", `"${version}"`);
  if (checksReplies) endpoint.reply.parse(body);
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}

function isFile(body: unknown): body is FileAnswer {
  return typeof body === "object" && body !== null && "file" in body;
}
