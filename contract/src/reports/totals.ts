import type { Localized } from "../core/language.ts";

/** Rows that a sum leaves out: those whose field holds one of some words or, without words, anything. */
export interface LeftOut {
  readonly field: string;
  readonly words?: readonly string[];
  /** What is left out, as the workbook says it. */
  readonly note: Localized<string>;
}

/** How a column is added up below a workbook's rows; what can't be added up declares nothing. */
export type Adds =
  | { readonly as: "sum"; readonly leftOut?: LeftOut }
  /** A share of another column: of all rows it is worked out anew from sums. */
  | { readonly as: "share"; readonly of: string };

export const sum: Adds = { as: "sum" };

/** The same for several columns. */
function sums(keys: readonly string[], leftOut?: LeftOut): Readonly<Record<string, Adds>> {
  return Object.fromEntries(keys.map((key) => [key, leftOut ? { as: "sum", leftOut } : sum]));
}

const responses = sums(["points"]);
const items = sums(["response_count"]);

/**
 * What workbooks of lists add up, by the list's call and column. Counts of people aren't here: who belongs to two places is in
 * two rows.
 */
export const listTotals: Readonly<Record<string, Readonly<Record<string, Adds>>>> = {
  "activityFormResponse.list": responses,
  "nominationResponse.list": responses,
  "pdfFormResponse.list": responses,
  "quizAnswer.list": sums(["points", "right_answers", "asked"]),
  "traitResponse.list": responses,
  "class.list": sums(["responses", "points"]),
  "site.users": responses,
  "user.list": responses,
  "charityChoice.list": sums(["points", "donated_cents", "verified_cents"]),
  "classDonation.list": sums(["amount_cents"], {
    field: "status",
    words: ["held", "void"],
    note: { en: "Without held and void donations", es: "Sin donaciones retenidas ni anuladas" },
  }),
  "payment.list": sums(["donation_count", "donated_cents", "points", "earned_cents", "total_cents"], {
    field: "state",
    words: ["left_out", "reversed"],
    note: { en: "Without payments left out or reversed", es: "Sin pagos fuera del lote ni revertidos" },
  }),
  "pledge.list": sums(["amount_cents", "cap_cents", "received_cents"]),
  "sponsor.list": sums(["pledge_count", "pledged_cents", "received_cents"]),
  "sponsorReceipt.list": sums(["amount_cents"], {
    field: "reversed_at",
    note: { en: "Without reversed entries", es: "Sin registros revertidos" },
  }),
  "bankStatement.list": sums(["confirmed_count", "not_ours_count", "open_count", "in_cents", "out_cents"]),
  "fileCategory.list": sums(["file_count"]),
  "giverTv.list": items,
  "trait.list": items,
  "quizQuestion.list": items,
  ...Object.fromEntries(
    [
      "mindfulOpen",
      "mindfulClose",
      "nomination",
      "puzzle",
      "kinesthetic",
      "projectBased",
      "peerConnection",
      "familyConnection",
      "playActivity",
      "lessonPlan",
      "quiz",
    ].map((kind) => [`${kind}.list`, items]),
  ),
  "lead.list": sums(["submissions"]),
  "provider.list": sums(["site_count"]),
};
