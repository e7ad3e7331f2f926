import { z } from "zod";
import type { ResourceAccess } from "./access.ts";
import { bulkEndpoint } from "./bulk.ts";
import { defineEndpoint, idParams } from "./endpoint.ts";
import { id, internal, moment } from "./fields.ts";
import type { Labels } from "./labels.ts";
import type { Localized } from "./language.ts";
import { listQuery, messageOnly, one, pageOf, type Words } from "./page.ts";

/** What the caller can do with a row; computed by the server. */
export const rowActions = ["update", "delete", "restore"] as const;

/** Fields of every stored row. */
export const rowBase = {
  id: id(),
  created_at: moment,
  updated_at: moment,
  version: internal(z.number().int()),
  can: internal(z.array(z.enum(rowActions))),
};

/** How an import recognizes rows. */
export interface ImportDefinition {
  /** The fields that identify a row when its identifier doesn't. */
  readonly key: readonly [string, ...string[]];
  /** The identifier field, if not external_id. */
  readonly identifier?: string;
  /** Fields that move a row elsewhere; changing many of them needs confirmation. */
  readonly moves?: readonly string[];
  /** Values for columns the file doesn't have, by field. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** Fields only staff can fill in; left out of other callers' files. */
  readonly staffOnly?: readonly string[];
  /** Sample row of the empty template, by field. */
  readonly sample: Readonly<Record<string, string>>;
}

/** A resource as server and web know it. `input` has no defaults; the database fills in omitted fields. */
export interface Resource<
  Name extends string = string,
  Row extends z.ZodObject = z.ZodObject,
  Input extends z.ZodObject = z.ZodObject,
  Filters extends z.ZodRawShape = z.ZodRawShape,
  Sorts extends Words = Words,
> {
  readonly name: Name;
  /** The specification's path: `/school`. */
  readonly path: string;
  readonly labels: Localized<Labels>;
  readonly row: Row;
  readonly input: Input;
  readonly filters: Filters;
  readonly sorts: Sorts;
  readonly access: ResourceAccess;
  readonly importing?: ImportDefinition;
}

/** Declares a resource; adds the fields of `rowBase` to its row. */
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

/** `GET /things` */
export function listEndpoint<R extends Resource>(resource: R) {
  return defineEndpoint({
    name: `${resource.name}.list`,
    labels: resource.labels,
    method: "GET",
    path: resource.path,
    access: resource.access.read,
    summary: `List ${title(resource).many}`,
    searches: true,
    query: () => listQuery(resource.filters as R["filters"], resource.sorts as R["sorts"]),
    reply: () => pageOf(resource.row as R["row"]),
  });
}

/** `GET /things/{id}` */
export function getEndpoint<R extends Resource>(resource: R) {
  return defineEndpoint({
    name: `${resource.name}.get`,
    labels: resource.labels,
    method: "GET",
    path: `${resource.path}/:id`,
    access: resource.access.read,
    summary: `Get one ${title(resource).one}`,
    params: idParams,
    reply: () => one(resource.row as R["row"]),
  });
}

export function createEndpoint<R extends Resource>(resource: R, files: readonly string[] = []) {
  return defineEndpoint({
    name: `${resource.name}.create`,
    labels: resource.labels,
    method: "POST",
    path: `${resource.path}/add`,
    access: resource.access.create,
    summary: `Add a ${title(resource).one}`,
    body: resource.input,
    reply: () => one(resource.row as R["row"]),
    status: 201,
    files,
  });
}

export function updateBody<I extends z.ZodObject>(input: I) {
  return input.partial() as z.ZodObject<{ [K in keyof I["shape"]]: z.ZodOptional<I["shape"][K]> }>;
}

/** `PATCH /things/update/{id}`: any part of the input, with optional If-Match. */
export function updateEndpoint<R extends Resource>(resource: R, files: readonly string[] = []) {
  return defineEndpoint({
    name: `${resource.name}.update`,
    labels: resource.labels,
    method: "PATCH",
    path: `${resource.path}/update/:id`,
    access: resource.access.update,
    summary: `Change a ${title(resource).one}`,
    params: idParams,
    body: () => updateBody(resource.input as R["input"]),
    reply: () => one(resource.row as R["row"]),
    files,
  });
}

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
