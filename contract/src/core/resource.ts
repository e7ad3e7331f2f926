import { z } from "zod";
import type { Access } from "./access.ts";
import { bulkEndpoint } from "./bulk.ts";
import { defineEndpoint, idParams } from "./endpoint.ts";
import { id, moment } from "./fields.ts";
import type { Labels } from "./labels.ts";
import type { Localized } from "./language.ts";
import { listQuery, messageOnly, one, pageOf } from "./page.ts";

/** What a caller may do with a row they see; the server works it out, the web only shows it. */
export const rowActions = ["update", "delete", "restore"] as const;

/** The fields every stored row carries beside its own. */
export const rowBase = {
  id: id(),
  created_at: moment,
  updated_at: moment,
  version: z.number().int(),
  can: z.array(z.enum(rowActions)),
};

type Words = readonly [string, ...string[]];

/** Who may do what with a resource. */
export interface ResourceAccess {
  readonly read: Access;
  readonly create: Access;
  readonly update: Access;
  readonly remove: Access;
}

/** How rows of a resource are recognized in a file. */
export interface ImportDefinition {
  /** The fields that together name a row, when its identifier does not. */
  readonly key: readonly [string, ...string[]];
  /** The field by which others know a row, where that is not its external_id. */
  readonly identifier?: string;
  /** The fields by which a row belongs somewhere: an import that would change them for many wants to be confirmed. */
  readonly moves?: readonly string[];
  /** What a file without such a column means, by field. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** The fields that only staff may fill in: files for others are without them. */
  readonly staffOnly?: readonly string[];
  /** One plausible row for the empty template, by field. */
  readonly sample: Readonly<Record<string, string>>;
}

/** A resource as both sides know it. `input` has no defaults: what a create leaves out, the database fills in. */
export interface Resource<
  Name extends string = string,
  Row extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Sorts extends Words = Words,
> {
  readonly name: Name;
  /** The path the specification gives it: `/school`. */
  readonly path: string;
  readonly labels: Localized<Labels>;
  readonly row: Row;
  readonly input: Input;
  readonly filters: Filters;
  readonly sorts: Sorts;
  readonly access: ResourceAccess;
  readonly importing?: ImportDefinition;
}

/** Declares a resource and checks its shape; the row gets the fields of `rowBase` by itself. */
export function defineResource<
  const Name extends string,
  Row extends z.ZodRawShape,
  Input extends z.ZodRawShape,
  Filters extends z.ZodRawShape,
  const Sorts extends Words,
>(init: {
  name: Name;
  path: string;
  labels: Localized<Labels>;
  row: Row;
  input: Input;
  filters: Filters;
  sorts: Sorts;
  access: ResourceAccess;
  importing?: ImportDefinition;
}) {
  return {
    ...init,
    row: z.object({ ...rowBase, ...init.row }),
    input: z.object(init.input),
    sorts: ["id", "created_at", "updated_at", ...init.sorts] as const,
  };
}

const title = (resource: Pick<Resource, "labels">) => resource.labels.en;

/** `GET /things`: one page of what the caller may see. */
export function listEndpoint<R extends Resource>(resource: R) {
  return defineEndpoint({
    name: `${resource.name}.list`,
    labels: resource.labels,
    method: "GET",
    path: resource.path,
    access: resource.access.read,
    summary: `List ${title(resource).many}`,
    query: listQuery(resource.filters as R["filters"], resource.sorts as R["sorts"]),
    reply: pageOf(resource.row as R["row"]),
  });
}

/** `GET /things/{id}`: one row. */
export function getEndpoint<R extends Resource>(resource: R) {
  return defineEndpoint({
    name: `${resource.name}.get`,
    labels: resource.labels,
    method: "GET",
    path: `${resource.path}/:id`,
    access: resource.access.read,
    summary: `Get one ${title(resource).one}`,
    params: idParams,
    reply: one(resource.row as R["row"]),
  });
}

/** `POST /things/add`. */
export function createEndpoint<R extends Resource>(resource: R, files: readonly string[] = []) {
  return defineEndpoint({
    name: `${resource.name}.create`,
    labels: resource.labels,
    method: "POST",
    path: `${resource.path}/add`,
    access: resource.access.create,
    summary: `Add a ${title(resource).one}`,
    body: resource.input,
    reply: one(resource.row as R["row"]),
    status: 201,
    files,
  });
}

/** The body of an update: any part of the input. */
export function updateBody<I extends z.ZodObject>(input: I) {
  return input.partial() as z.ZodObject<{ [K in keyof I["shape"]]: z.ZodOptional<I["shape"][K]> }>;
}

/** `PATCH /things/update/{id}`: any part of the input; If-Match guards against overwriting a newer row. */
export function updateEndpoint<R extends Resource>(resource: R, files: readonly string[] = []) {
  return defineEndpoint({
    name: `${resource.name}.update`,
    labels: resource.labels,
    method: "PATCH",
    path: `${resource.path}/update/:id`,
    access: resource.access.update,
    summary: `Change a ${title(resource).one}`,
    params: idParams,
    body: updateBody(resource.input as R["input"]),
    reply: one(resource.row as R["row"]),
    files,
  });
}

/** `DELETE /things/delete/{id}`. */
export function removeEndpoint<R extends Resource>(resource: R) {
  return defineEndpoint({
    name: `${resource.name}.remove`,
    labels: resource.labels,
    method: "DELETE",
    path: `${resource.path}/delete/:id`,
    access: resource.access.remove,
    summary: `Delete a ${title(resource).one}`,
    params: idParams,
    reply: messageOnly,
  });
}

/** The calls that most resources have. */
export function crudEndpoints<R extends Resource>(resource: R, files: readonly string[] = []) {
  return {
    list: listEndpoint(resource),
    get: getEndpoint(resource),
    create: createEndpoint(resource, files),
    update: updateEndpoint(resource, files),
    remove: removeEndpoint(resource),
    bulk: bulkEndpoint(resource),
  };
}
