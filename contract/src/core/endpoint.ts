import { z } from "zod";
import type { Access } from "./access.ts";
import type { Labels } from "./labels.ts";
import type { Localized } from "./language.ts";

/** What both sides agree on about one call. Paths are relative to `/api`, parameters written `:id`. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Unique, `thing.action`; the operation id of the OpenAPI description. */
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
  /** The file fields when the call takes multipart/form-data (JSON is accepted too). */
  readonly files: readonly string[];
  /** True when its files are read there and then and not kept: imports. */
  readonly readsFiles: boolean;
  /** True when the answer is a file rather than JSON. */
  readonly answersFile: boolean;
  /** What its fields are called, where they are not the common names. */
  readonly labels?: Localized<Labels> | undefined;
}

const nothing = z.object({});

interface EndpointInit<P, Q, B, R>
  extends Pick<Endpoint, "name" | "method" | "path" | "access" | "summary">,
    Partial<Pick<Endpoint, "status" | "files" | "readsFiles" | "answersFile" | "labels">> {
  params?: P;
  query?: Q;
  body?: B;
  reply: R;
}

/** Declares one call; who may make it is required, and so is what it answers. */
export function defineEndpoint<
  P extends z.ZodType = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
  R extends z.ZodType = z.ZodType,
>(init: EndpointInit<P, Q, B, R>): Endpoint<P, Q, B, R> {
  return {
    status: 200,
    files: [],
    readsFiles: false,
    answersFile: false,
    ...init,
    // A schema left out means an empty object; the default type parameters say the same to the compiler.
    params: init.params ?? (nothing as unknown as P),
    query: init.query ?? (nothing as unknown as Q),
    body: init.body ?? (nothing as unknown as B),
  };
}

/** The parameters of every path that names one row. */
export const idParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** The parsed inputs and the answer of an endpoint, as the server sees them. */
export type ParamsOf<E> = E extends Endpoint<infer P> ? z.output<P> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q> ? z.output<Q> : never;
export type BodyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer B> ? z.output<B> : never;
export type ReplyOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
