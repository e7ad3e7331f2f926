import type { OpenMoney } from "@kindling/contract";

/** Nothing that is open. */
export const noMoney: OpenMoney = {
  unverified: 0,
  unverified_cents: 0,
  closed: 0,
  closed_cents: 0,
  verified: 0,
  verified_cents: 0,
  earned_cents: 0,
};

/** The open money of several, field by field. */
export function addUp(all: readonly OpenMoney[]): OpenMoney {
  const fields = Object.keys(noMoney) as (keyof OpenMoney)[];
  const sum = (field: keyof OpenMoney) => all.reduce((total, each) => total + each[field], 0);
  return Object.fromEntries(fields.map((field) => [field, sum(field)])) as unknown as OpenMoney;
}
