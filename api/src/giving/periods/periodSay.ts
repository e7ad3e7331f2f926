import type { Localized } from "@kindling/contract";

const en = {
  notBegun: "Choose a period that has begun.",
  fromMissing: "Enter the first day.",
  toMissing: "Enter the last day.",
  endsBefore: "The last day must not be before the first one.",
};

const es: typeof en = {
  notBegun: "Elija un período que ya haya comenzado.",
  fromMissing: "Escriba el primer día.",
  toMissing: "Escriba el último día.",
  endsBefore: "El último día no puede ser anterior al primero.",
};

/** What is wrong with a period that is asked for. */
export const periodSay: Localized<typeof en> = { en, es };
