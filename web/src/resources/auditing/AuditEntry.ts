import {
  auditLog,
  type auditLogEndpoints,
  commonFieldLabels,
  fieldLabel,
  fieldMeta,
  givingEndpoints,
  type Labels,
  type Language,
  type Localized,
  type ReplyOf,
  type ResourceName,
  resources,
} from "@kindling/contract";

type AuditPage = ReplyOf<typeof auditLogEndpoints.list>;

/** One change as the audit log tells it. */
export type AuditEntry = AuditPage["data"][number];

/** What the rows are called that changes refer to: by resource, then by id. */
export type Names = AuditPage["names"];

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Things that are changed by calls of their own, without being a resource. */
const others: Readonly<Record<string, Localized<Labels> | undefined>> = {
  teacherGoal: givingEndpoints.addGoal.labels,
};

const labelsOf = (entity: string): Localized<Labels> | undefined =>
  isResource(entity) ? resources[entity].labels : others[entity];

/** What a changed thing is called: "Site". */
export function thingName(entity: string, language: Language): string {
  return labelsOf(entity)?.[language].one ?? entity;
}

/** What a changed field is called: as its resource calls it, else as everybody does, else as the log does. */
export function changedField(entity: string, field: string, language: Language): string {
  const labels = labelsOf(entity) ?? auditLog.labels;
  const known =
    Object.hasOwn(labels[language].fields, field) || Object.hasOwn(commonFieldLabels[language], field);
  return fieldLabel(known ? labels : auditLog.labels, field, language);
}

/** The resource whose ids a field holds; undefined when it holds none. */
export function refersTo(entity: string, field: string): string | undefined {
  const shape: Readonly<Record<string, Parameters<typeof fieldMeta>[0]>> = isResource(entity)
    ? resources[entity].input.shape
    : {};
  const schema = shape[field];
  return schema && fieldMeta(schema)?.refersTo;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What says nothing to people: the row's own number, which the entry names, and when it was made. */
const unsaid = new Set(["id", "created_at"]);

/** The fields that a change is about; of a row that came or went, those that hold something. */
export function changedFields({ before, after }: Pick<AuditEntry, "before" | "after">): readonly string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.filter((field) => {
    if (unsaid.has(field)) return false;
    return (before && after) || !isEmpty((before ?? after)?.[field]);
  });
}
