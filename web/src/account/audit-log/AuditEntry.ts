import {
  type auditLogEndpoints,
  fieldMeta,
  type ReplyOf,
  type ResourceName,
  resources,
} from "@kindling/contract";

type AuditPage = ReplyOf<typeof auditLogEndpoints.list>;

export type AuditEntry = AuditPage["data"][number];

/** Names of referenced rows, by resource and ID. */
export type Names = AuditPage["names"];

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Returns the resource that a field refers to; undefined if none. */
export function refersTo(entity: string, field: string): string | undefined {
  const shape: Readonly<Record<string, Parameters<typeof fieldMeta>[0]>> = isResource(entity)
    ? resources[entity].input.shape
    : {};
  const schema = shape[field];
  return schema && fieldMeta(schema)?.refersTo;
}
