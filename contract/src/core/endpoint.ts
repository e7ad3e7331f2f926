import { z } from "zod";
import type { Access } from "./access.ts";
import type { Labels } from "./labels.ts";
import type { Localized } from "./language.ts";

export type FileKind = "csv" | "xlsx" | "pdf" | "any";

/** One API call, shared by server and web. Paths are relative to `/api`; parameters are written `:id`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Unique, `thing.action`; also the OpenAPI operation id. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  readonly status: 200 | 201;
  /** File fields of a multipart body; JSON is accepted too. */
  readonly files: readonly string[];
  /** True if files are read at once and not stored, as for imports. */
  readonly readsFiles: boolean;
  /** The kinds of file that it may answer instead of JSON; `any` is what somebody uploaded. */
  readonly answerFiles: readonly FileKind[];
  /** True if its query takes words to search for: then it can also be made by its `searchCall`. */
  readonly searches: boolean;
  /** Labels of its fields, where they differ from the common ones. */
  readonly labels?: Localized<Labels> | undefined;
}

const nothing = z.object({});

/** A schema, or what makes it when it is first read: a process reads few of them, and many are large. */
type Lazily<S> = S | (() => S);

interface EndpointInit<P, Q, B, R>
  extends Pick<Endpoint, "name" | "method" | "path" | "access" | "summary">,
    Partial<Pick<Endpoint, "status" | "files" | "readsFiles" | "answerFiles" | "searches" | "labels">> {
  params?: P;
  query?: Lazily<Q>;
  body?: Lazily<B>;
  reply: Lazily<R>;
}

/** Has a schema made when it is first read, which then takes the place of what makes it. */
function makeWhenRead<Name extends string>(call: Record<Name, Lazily<z.ZodType>>, name: Name): void {
  const make = call[name];
  if (typeof make !== "function") return;
  const get = (): unknown => Object.defineProperty(call, name, { value: make() })[name];
  Object.defineProperty(call, name, { get, enumerable: true, configurable: true });
}

export function defineEndpoint<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = z.ZodType,
>(init: EndpointInit<P, Q, B, R>): Endpoint<P, Q, B, R> {
  // Omitted schemas mean an empty object; the default type parameters match.
  const none = { params: nothing, query: nothing, body: nothing };
  const call = {
    status: 200,
    files: [],
    readsFiles: false,
    answerFiles: [],
    searches: false,
    ...none,
    ...init,
  };
  for (const name of ["query", "body", "reply"] as const) makeWhenRead(call, name);
  return call as unknown as Endpoint<P, Q, B, R>;
}

/** Parameters of paths with one row id. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** Parsed inputs and reply of an endpoint on the server. */
export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
