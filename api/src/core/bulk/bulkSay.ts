import type { Localized } from "@kindling/contract";

type Said = (what: string, count: number) => string;
type Common = "approve" | "unapprove" | "activate" | "deactivate" | "delete" | "restore";
type Flag = "is_approved" | "is_active";

interface BulkTexts {
  readonly idsOrFilter: string;
  readonly restoreTakesIds: string;
  readonly expectedMissing: string;
  readonly nothing: string;
  tooMany(most: number): string;
  otherTotal(expected: number, found: number): string;
  skipped(count: number): string;
  readonly lacks: Readonly<Record<Flag, (things: string) => string>>;
  readonly already: Readonly<Record<Flag, (value: boolean) => string>>;
  readonly said: Readonly<Record<Common, Said>>;
}

/** What is said of bulk actions, by language. */
export const bulkSay: Localized<BulkTexts> = {
  en: {
    idsOrFilter: "Send either ids or filter, not both.",
    restoreTakesIds: "Send ids to restore. A filter can't match deleted rows.",
    expectedMissing: "Expected is required with a filter. Send the number of rows you saw.",
    nothing: "Nothing was changed",
    tooMany: (most) => `You can change at most ${most} rows at once. Filter the list first.`,
    otherTotal: (expected, found) =>
      `You saw ${expected} rows, but ${found} match now. Check the list and try again.`,
    skipped: (count) => `Skipped ${count}`,
    lacks: {
      is_approved: (things) => `${things} don't need approval`,
      is_active: (things) => `${things} can't be activated or deactivated`,
    },
    already: {
      is_approved: (value) => (value ? "Already approved" : "Not approved"),
      is_active: (value) => (value ? "Already active" : "Already inactive"),
    },
    said: {
      approve: (what) => `Approved ${what}`,
      unapprove: (what) => `Withdrew approval of ${what}`,
      activate: (what) => `Activated ${what}`,
      deactivate: (what) => `Deactivated ${what}`,
      delete: (what) => `Deleted ${what}`,
      restore: (what) => `Restored ${what}`,
    },
  },
  es: {
    idsOrFilter: "Envíe ids o filter, no ambos.",
    restoreTakesIds: "Para recuperar, envíe ids. Un filtro no encuentra filas eliminadas.",
    expectedMissing: "Con filter, envíe también expected: el número de filas que vio.",
    nothing: "No se cambió nada",
    tooMany: (most) => `Se pueden cambiar como máximo ${most} filas a la vez. Filtre primero la lista.`,
    otherTotal: (expected, found) =>
      `Usted vio ${expected} filas, pero ahora coinciden ${found}. Revise la lista e inténtelo de nuevo.`,
    skipped: (count) => (count === 1 ? "Se omitió 1" : `Se omitieron ${count}`),
    lacks: {
      is_approved: (things) => `${things}: no requieren aprobación`,
      is_active: (things) => `${things}: no se pueden activar ni desactivar`,
    },
    already: {
      is_approved: (value) => (value ? "Ya tiene aprobación" : "No tiene aprobación"),
      is_active: (value) => (value ? "Ya está activo" : "Ya está inactivo"),
    },
    said: {
      approve: (what, count) => `${count === 1 ? "Se aprobó" : "Se aprobaron"} ${what}`,
      unapprove: (what) => `Se retiró la aprobación de ${what}`,
      activate: (what, count) => `${count === 1 ? "Se activó" : "Se activaron"} ${what}`,
      deactivate: (what, count) => `${count === 1 ? "Se desactivó" : "Se desactivaron"} ${what}`,
      delete: (what, count) => `${count === 1 ? "Se eliminó" : "Se eliminaron"} ${what}`,
      restore: (what, count) => `${count === 1 ? "Se recuperó" : "Se recuperaron"} ${what}`,
    },
  },
};

/** A label within a sentence: lower case except names such as GiverTV. */
export function inSentence(label: string): string {
  return label.replace(/(?<![\p{L}])\p{Lu}\p{Ll}+(?![\p{L}])/gu, (word) => word.toLowerCase());
}
