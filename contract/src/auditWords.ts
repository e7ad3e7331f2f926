import { auditLog } from "./account/auditLog.ts";
import { commonFieldLabels, fieldLabel, type Labels } from "./core/labels.ts";
import type { Language, Localized } from "./core/language.ts";
import { givingEndpoints } from "./giving/giving.ts";
import { paceBoard } from "./reports/pace.ts";
import { type ResourceName, resources } from "./resources.ts";

/** The old and the new of a change, as far as they are known. */
interface Change {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Things that are changed by calls of their own, without being a resource. */
const others: Readonly<Record<string, Localized<Labels> | undefined>> = {
  nudge: paceBoard.labels,
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

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** What says nothing to people: the row's own number, which the entry names, and when it was made. */
const unsaid = new Set(["id", "created_at"]);

/** The fields that a change is about; of a row that came or went, those that hold something. */
export function changedFields({ before, after }: Change): readonly string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.filter((field) => {
    if (unsaid.has(field)) return false;
    return (before && after) || !isEmpty((before ?? after)?.[field]);
  });
}
