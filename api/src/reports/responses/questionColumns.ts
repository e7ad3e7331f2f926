import type { Localized, Question, ReportColumn } from "@kindling/contract";
import type { SheetCell } from "../../core/spreadsheets/xlsx.ts";

/** A question with responses; quizzes list the answer texts by number, null for none. */
type AskedQuestion = Pick<Question, "id" | "label" | "kind"> & {
  readonly options?: readonly (string | null)[];
  /** Set for quizzes: the correct answer's number, from 1. */
  readonly correct?: number | null;
};

/** Something that was answered, with what it asks in its order. */
export interface AskedItem {
  readonly type: string;
  readonly object_id: number;
  readonly questions: readonly AskedQuestion[];
}

/** A column for each question, and how a response fills them. */
export interface QuestionColumns {
  readonly columns: readonly ReportColumn[];
  /** The cells of a response, from a place on: null where its item does not ask the column's question. */
  fill(cells: SheetCell[], from: number, response: AnsweredRow): void;
}

/** What of a response its cells are made of. */
export interface AnsweredRow {
  readonly type: string;
  readonly object_id: number;
  readonly answers: Readonly<Record<string, unknown>>;
}

interface Wording {
  readonly label: string;
  readonly kinds: Set<ReportColumn["kind"]>;
}

interface Place {
  readonly at: number;
  readonly question: AskedQuestion;
}

/** Builds question columns; questions with the same wording share one, unless one item repeats it. */
export function questionColumns(items: readonly AskedItem[]): QuestionColumns {
  const wordings = new Map<string, Wording & { readonly at: number }>();
  const placesOf = new Map<string, readonly Place[]>();
  for (const { type, object_id, questions } of items) {
    const asked = new Map<string, number>();
    const places = questions.map((question) => {
      const label = question.label.trim();
      const nth = (asked.get(label) ?? 0) + 1;
      asked.set(label, nth);
      const key = `${nth} ${label}`;
      const wording = wordings.get(key) ?? { label, kinds: new Set(), at: wordings.size };
      wordings.set(key, wording);
      wording.kinds.add(kindOf(question));
      return { at: wording.at, question };
    });
    placesOf.set(`${type} ${object_id}`, places);
  }
  return {
    columns: [...wordings.values()].map(columnOf),
    fill(cells, from, { type, object_id, answers }) {
      for (const { at, question } of placesOf.get(`${type} ${object_id}`) ?? []) {
        cells[from + at] = spellAnswer(question, answers[question.id]);
      }
    },
  };
}

function columnOf({ label, kinds, at }: Wording & { readonly at: number }): ReportColumn {
  const [kind = "text", ...others] = kinds;
  // Staff wrote it in one language.
  const labels: Localized<string> = { en: label, es: label };
  return { key: `question_${at + 1}`, kind: others.length > 0 ? "text" : kind, labels };
}

function kindOf({ kind }: AskedQuestion): ReportColumn["kind"] {
  if (kind === "number" || kind === "scale_5") return "number";
  return kind === "yes_no" ? "flag" : "text";
}

/** An answer as a cell: the chosen quiz text, a joined list, or a boolean. */
function spellAnswer({ correct, options }: AskedQuestion, value: unknown): SheetCell {
  if (value === undefined || value === null) return null;
  if (correct !== undefined && typeof value === "number") return options?.[value - 1] ?? value;
  if (Array.isArray(value)) return value.join(", ");
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
}
