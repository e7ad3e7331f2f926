import { auditLog } from "./account/auditLog.ts";
import { retentionEndpoints } from "./account/retention.ts";
import { setUpEndpoints } from "./account/setUp.ts";
import { signInRuleEndpoints } from "./account/signInRules.ts";
import { programPlanEndpoints } from "./classroom/programPlan.ts";
import { type Access, type Identity, mayCall } from "./core/access.ts";
import { commonFieldLabels, fieldLabel, type Labels } from "./core/labels.ts";
import type { Language, Localized } from "./core/language.ts";
import { bankLineEndpoints } from "./giving/bankLines.ts";
import { bankStatementEndpoints } from "./giving/bankStatements.ts";
import { givingEndpoints } from "./giving/giving.ts";
import { ledgerCheckEndpoints } from "./giving/ledgerChecks.ts";
import { paymentRunEndpoints } from "./giving/paymentRuns.ts";
import { paymentEndpoints } from "./giving/payments.ts";
import { pointRateEndpoints } from "./giving/pointRates.ts";
import { publicPageEndpoints } from "./giving/publicPage.ts";
import { sponsorReceiptEndpoints } from "./giving/sponsors.ts";
import { paceEndpoints } from "./reports/pace.ts";
import { type ResourceName, resources } from "./resources.ts";

interface Change {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

const isResource = (name: string): name is ResourceName => Object.hasOwn(resources, name);

/** Audited entities that no resource's own calls change: an endpoint that does, for its labels and its access. */
const others = {
  bankLine: bankLineEndpoints.confirm,
  bankStatement: bankStatementEndpoints.create,
  ledgerCheck: ledgerCheckEndpoints.rebuild,
  nudge: paceEndpoints.nudge,
  organization: setUpEndpoints.save,
  payment: paymentEndpoints.reverse,
  paymentRun: paymentRunEndpoints.create,
  pointRate: pointRateEndpoints.create,
  programPlan: programPlanEndpoints.set,
  retention: retentionEndpoints.save,
  signInRules: signInRuleEndpoints.save,
  sponsorReceipt: sponsorReceiptEndpoints.reverse,
  publicPage: publicPageEndpoints.save,
  teacherGoal: givingEndpoints.addGoal,
};

const isOther = (name: string): name is keyof typeof others => Object.hasOwn(others, name);

function labelsOf(entity: string): Localized<Labels> | undefined {
  if (isResource(entity)) return resources[entity].labels;
  return isOther(entity) ? others[entity].labels : undefined;
}

/** The audited entities whose entries somebody may read: those they may change. */
export function coveredThings(identity: Identity | null): readonly string[] {
  const may = (access: Access) => mayCall(access, identity);
  const changed = Object.entries(resources).filter(
    ([, { access }]) => may(access.update) || may(access.remove),
  );
  const acted = Object.entries(others).filter(([, { access }]) => may(access));
  return [...changed, ...acted].map(([name]) => name);
}

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
