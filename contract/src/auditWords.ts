import { auditLog } from "./account/auditLog.ts";
import { commonFieldLabels, fieldLabel, type Labels } from "./core/labels.ts";
import type { Language, Localized } from "./core/language.ts";
import { givingEndpoints } from "./giving/giving.ts";
import { paymentRunEndpoints } from "./giving/payments.ts";
import { pointRateEndpoints } from "./giving/pointRates.ts";
import { paceBoard } from "./reports/pace.ts";
import { type ResourceName, resources } from "./resources.ts";

interface Change {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Labels of audited entities that aren't resources. */
const others: Readonly<Record<string, Localized<Labels> | undefined>> = {
  nudge: paceBoard.labels,
  paymentRun: paymentRunEndpoints.create.labels,
  pointRate: pointRateEndpoints.create.labels,
  teacherGoal: givingEndpoints.addGoal.labels,
};

const labelsOf = (entity: string): Localized<Labels> | undefined =>
  isResource(entity) ? resources[entity].labels : others[entity];

/** The label of an audited entity: "Site". */
export function thingName(entity: string, language: Language): string {
  return labelsOf(entity)?.[language].one ?? entity;
}

/** The label of a changed field: from its resource, else the common labels, else the audit log's. */
export function changedField(entity: string, field: string, language: Language): string {
  const labels = labelsOf(entity) ?? auditLog.labels;
  const known =
    Object.hasOwn(labels[language].fields, field) || Object.hasOwn(commonFieldLabels[language], field);
  return fieldLabel(known ? labels : auditLog.labels, field, language);
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** Fields that the entry already shows elsewhere. */
const unsaid = new Set(["id", "created_at"]);

/** The fields to show for a change; for a created or deleted row, those with a value. */
export function changedFields({ before, after }: Change): readonly string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields.filter((field) => {
    if (unsaid.has(field)) return false;
    return (before && after) || !isEmpty((before ?? after)?.[field]);
  });
}
