import type { Endpoint, ErrorBody, ParamsOf, QueryOf, ReplyOf } from "@kindling/contract";
import i18next from "i18next";
import { CallError } from "./CallError.ts";
import { confirmed } from "./confirmed.ts";
import { readLanguage } from "./language.ts";
import { newKey } from "./newKey.ts";
import { readToken, signOut } from "./session.ts";
import { storedKeys, writeStored } from "./storage.ts";
import { failLater } from "./toasts.ts";

export { CallError } from "./CallError.ts";

const basePath = "/api";

/** What may be sent: the schema's input, as typed in, or its output, as a form has parsed it. */
type SentBody<E extends Endpoint> = E["body"]["_zod"]["input"] | E["body"]["_zod"]["output"];

export interface CallOptions<E extends Endpoint> {
  readonly params?: ParamsOf<E>;
  /** Parsed values: arrays are comma-joined, empty ones dropped, booleans and numbers kept. */
  readonly query?: Partial<QueryOf<E>>;
  readonly body?: SentBody<E>;
  /** Files by field; with at least one the call goes out as multipart. Null removes the stored one. */
  readonly files?: Readonly<Record<string, File | null>>;
  readonly signal?: AbortSignal | undefined;
  /** For writes; a fresh one each call unless given. Give it again to repeat a call that may have arrived. */
  readonly idempotencyKey?: string;
  /** The version of the row that was read, sent as If-Match. */
  readonly version?: number;
}

/** What a query asks for; lists are comma-joined. */
function askedIn(query: object = {}): URLSearchParams {
  const texts = Object.entries(query).map(([key, value]) => [key, String(value ?? "")]);
  return new URLSearchParams(texts.filter(([, text]) => text));
}

/** The address of a call: the path with its parameters filled in, and the query. */
export function addressOf(path: string, params: object = {}, query?: object): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string | number>)[name] ?? ""),
  );
  const text = askedIn(query).toString();
  return `${basePath}${filled}${text && `?${text}`}`;
}

/** Null goes as empty and undefined not at all; what is not text goes as JSON. */
function multipart(body: object, files: Readonly<Record<string, File | null>>): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries({ ...body, ...files }) as [string, unknown][]) {
    if (value === undefined) continue;
    if (value === null) form.append(key, "");
    else if (value instanceof File) form.append(key, value, value.name);
    else form.append(key, typeof value === "string" ? value : JSON.stringify(value));
  }
  return form;
}

function requestOf<E extends Endpoint>(endpoint: E, options: CallOptions<E>): RequestInit {
  const headers = new Headers({ "Accept-Language": readLanguage() });
  const token = endpoint.access.kind === "public" ? null : readToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (endpoint.method !== "GET") headers.set("Idempotency-Key", options.idempotencyKey ?? newKey());
  if (options.version !== undefined) headers.set("If-Match", `"${options.version}"`);
  const request: RequestInit = { method: endpoint.method, headers };
  if (options.signal) request.signal = options.signal;
  if (endpoint.method === "GET" || endpoint.method === "DELETE") return request;
  const files = options.files ?? {};
  if (Object.values(files).some(Boolean)) return { ...request, body: multipart(options.body ?? {}, files) };
  headers.set("Content-Type", "application/json");
  return { ...request, body: JSON.stringify({ ...(options.body as object | undefined), ...files }) };
}

/** A 401 ends the login: the guard of the router then shows the sign-in, and the toast follows a second later. */
function endLogin(): void {
  signOut("ended");
  writeStored("local", storedKeys.rowsPerPage, null);
  failLater(i18next.t("app:errors.somethingWentWrong"), 1000);
}

async function refusal(response: Response, expectsFile: boolean, endsLogin: boolean): Promise<CallError> {
  let body: Partial<ErrorBody> = {};
  try {
    body = JSON.parse(await response.text()) as Partial<ErrorBody>;
    if (expectsFile && !body.message && !body.errors?.length) body.message = i18next.t("app:errors.occurred");
  } catch {
    if (expectsFile) body.message = i18next.t("app:errors.unexpectedFormat");
  }
  const seconds = Number(response.headers.get("Retry-After"));
  const retryAfter = seconds > 0 ? seconds : null;
  return new CallError(response.status, body, i18next.t("app:errors.fallback"), { retryAfter, endsLogin });
}

async function send(endpoint: Endpoint, options: CallOptions<Endpoint>, isBinary = false): Promise<Response> {
  const asked = askedIn(options.query);
  if (asked.has("search")) {
    // What is searched for is often a name, and names stay out of addresses.
    const search: Endpoint = { ...endpoint, method: "POST", path: `${endpoint.path}/search` };
    return send(search, { ...options, query: {}, body: Object.fromEntries(asked) }, isBinary);
  }
  const request = requestOf(endpoint, options);
  return confirmed(() => sendOnce(endpoint, options, request, isBinary));
}

async function sendOnce<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
  request: RequestInit,
  isBinary: boolean,
) {
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint.path, options.params as object, options.query), request);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new CallError(0, {}, i18next.t("app:errors.unreachable"));
  }
  if (response.ok) return response;
  // Only the refused login ends; a newer one may have replaced it meanwhile.
  const refused = (request.headers as Headers).get("Authorization");
  const endsLogin = response.status === 401 && refused !== null;
  if (endsLogin && refused === `Bearer ${readToken()}`) endLogin();
  throw await refusal(response, isBinary, endsLogin);
}

/**
 * Makes one call of the contract and answers what the server does.
 * @throws CallError when it is refused or does not get through.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  const response = await send(endpoint, options);
  return (await response.json()) as ReplyOf<E>;
}

/** What goes with a download; progress is told in bytes, of the whole when the server says it. */
export interface DownloadOptions<E extends Endpoint>
  extends Pick<CallOptions<E>, "query" | "params" | "signal" | "body" | "files"> {
  readonly fileName: string;
  readonly onProgress?: (received: number, total: number | null) => void;
}

/**
 * Fetches a file and hands it to the browser to save.
 * @throws CallError whose message is the server's, parsed from the body of the refusal.
 */
export async function download<E extends Endpoint>(endpoint: E, options: DownloadOptions<E>): Promise<void> {
  const { fileName, onProgress, ...rest } = options;
  const response = await send(endpoint, rest as CallOptions<E>, !fileName.endsWith(".csv"));
  const total = Number(response.headers.get("Content-Length")) || null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    received += value.length;
    onProgress?.(received, total);
  }
  saveFile(new Blob(parts, { type: response.headers.get("Content-Type") ?? "" }), fileName);
}

/** Hands a file made here or fetched to the browser to save. */
export function saveFile(content: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = fileName;
  link.click();
  // Some browsers read the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
