import type { BodyOf, Endpoint, Language, ParamsOf, QueryOf, ReplyOf } from "@kindling/contract";
import type { Caller } from "./caller.ts";
import type { Db } from "./database.ts";
import type { Complete, Context } from "./entities/entity.ts";
import type { Upload } from "./files/uploads.ts";
import type { Claim } from "./server/idempotency.ts";
import type { Services } from "./services.ts";

/** One call as its handler sees it. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly services: Services;
  /** A transaction for calls that write, the pool for those that read. */
  readonly db: Db;
  /** The caller; reading it throws 401 in a public call without a token. */
  readonly caller: Caller;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  /** Validated on first read, so that 404 comes before 422. */
  readonly body: BodyOf<E>;
  /** The files of a multipart body by field. */
  readonly uploads: ReadonlyMap<string, readonly Upload[]>;
  readonly language: Language;
  /** Caller, language and day for scopes and rules; `nobody` in public calls without a token. */
  readonly context: Context;
  /** The version of the row the caller last saw, from If-Match. */
  readonly seenVersion: number | undefined;
  /** The Idempotency-Key of a POST; calls with their own transaction handle it themselves. */
  readonly claim: Claim | undefined;
  /** Which part of a file is asked for: the Range header. */
  readonly range: string | undefined;
  /** What a browser wants an answer for, such as `image`: the Sec-Fetch-Dest header. */
  readonly fetchedFor: string | undefined;
  /** The caller's network address. */
  readonly address: string;
  readonly userAgent: string;
  /** Aborted when the caller has gone away, or has the whole answer. */
  readonly signal: AbortSignal;
}

/** A part of a file, from one byte to another, both included. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

export interface FileAnswer {
  readonly file: NodeJS.ReadableStream | Buffer | string;
  /** The address at which the browser fetches the file instead. */
  readonly elsewhere?: string | undefined;
  readonly type: string;
  readonly name: string;
  /** Shown in the browser rather than saved. */
  readonly inline?: boolean;
  /** The size of the whole in bytes; with it, parts of it may be asked for. */
  readonly size?: number;
  /** Set when `file` is only a part: its first and last byte. */
  readonly part?: FilePart;
  /** How long a browser may keep it. */
  readonly keepSeconds?: number;
}

/** A handler's result: the endpoint's reply, or a file. */
export type AnswerOf<E extends Endpoint> = ReplyOf<E> | FileAnswer;

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  /** False when the handler opens its own transactions (slow work before the write). */
  readonly inTransaction: boolean;
  /** Whether a replica of the database may answer. */
  readonly isReadOnly?: boolean;
  /** Completes a body before it is validated. */
  readonly complete?: Complete | undefined;
  handle(call: Call): Promise<unknown>;
}

/** Binds a call to its handler. A call that writes runs in one transaction, opened and closed around it. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return {
    endpoint,
    inTransaction: endpoint.method !== "GET",
    handle: handle as Route["handle"],
  };
}

/** Binds a call to a handler that only reads, so that a replica of the database may answer. */
export function readRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return { ...route(endpoint, handle), isReadOnly: true };
}

/** Binds a call to a handler that opens its transactions itself, because slow work comes before the write. */
export function openRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<AnswerOf<E>>,
): Route {
  return { ...route(endpoint, handle), inTransaction: false };
}
