import type { Endpoint, ErrorBody, ReplyOf } from "@kindling/contract";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { SignedIn } from "./signInAs.ts";
import { tellFault } from "./tellFault.ts";

/** A file to be sent with a call. */
export interface SentFile {
  readonly name: string;
  readonly content: string | Buffer;
  /** The form field; defaults to `file`. */
  readonly field?: string;
}

/** What a test sends with a call: what the contract takes, or deliberately something else. */
export interface Sent<E extends Endpoint> {
  readonly as?: Pick<SignedIn, "token"> | null;
  readonly params?: z.input<E["params"]>;
  /** Lists are comma-joined. */
  readonly query?: Partial<Record<keyof z.input<E["query"]>, unknown>> | Readonly<Record<string, unknown>>;
  readonly body?: z.input<E["body"]> | Readonly<Record<string, unknown>>;
  /** With one, the call is sent as a form and the fields of `body` go with it as text. */
  readonly file?: SentFile;
  /** Several files, likewise. */
  readonly files?: readonly SentFile[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back: a reply as the contract declares it or, with a status of 400 and more, a refusal. */
export interface Answered<E extends Endpoint> {
  readonly status: number;
  readonly body: ReplyOf<E> & Pick<ErrorBody, "message" | "errors" | "error_count" | "request_id">;
  /** The body as it was sent, for calls that answer files. */
  readonly text: string;
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

export type Caller = <E extends Endpoint>(endpoint: E, sent?: Sent<E>) => Promise<Answered<E>>;

/** The address of a call with its parameters and query filled in. */
export function addressOf(endpoint: Pick<Endpoint, "path">, params: object = {}, query: object = {}): string {
  const values = params as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      Array.isArray(value) ? value.join() : String(value),
    ]),
  );
  return `/api${path}${search.size > 0 ? `?${search.toString()}` : ""}`;
}

async function formOf(files: readonly SentFile[], body: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  for (const file of files) {
    const content = typeof file.content === "string" ? Buffer.from(file.content) : file.content;
    form.append(file.field ?? "file", new Blob([new Uint8Array(content)]), file.name);
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get("content-type") ?? "",
  };
}

/** Makes what calls the endpoints of a server without a network. */
export function caller(app: FastifyInstance): Caller {
  return async <E extends Endpoint>(endpoint: E, sent: Sent<E> = {}) => {
    const files = sent.files ?? (sent.file ? [sent.file] : undefined);
    const form = files && (await formOf(files, sent.body ?? {}));
    const url = addressOf(endpoint, sent.params as object | undefined, sent.query);
    const response = await app.inject({
      method: endpoint.method,
      url,
      headers: {
        ...(sent.as ? { authorization: `Bearer ${sent.as.token}` } : {}),
        ...(form ? { "content-type": form.type } : {}),
        ...sent.headers,
      },
      ...(form ? { payload: form.payload } : sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const isJson = String(response.headers["content-type"]).startsWith("application/json");
    const body = (isJson ? response.json() : {}) as Answered<E>["body"];
    if (response.statusCode === 500) tellFault(`${endpoint.method} ${url}`, body.request_id);
    return {
      status: response.statusCode,
      body,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };
}
