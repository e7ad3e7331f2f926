import type {
  activityFormResponseEndpoints,
  BulkEndpoint,
  Endpoint,
  nominationResponseEndpoints,
  pdfFormResponseEndpoints,
  quizAnswerEndpoints,
} from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

type Shared = RowOf<typeof activityFormResponseEndpoints.list>;
type Nomination = RowOf<typeof nominationResponseEndpoints.list>;
type Report = RowOf<typeof pdfFormResponseEndpoints.list>;
type QuizAnswer = RowOf<typeof quizAnswerEndpoints.list>;

/** What a class answered, as the lists of all sorts of responses carry it. */
export type ResponseRow = Shared &
  Partial<
    Pick<Nomination, "student_first_name" | "student_last_name"> &
      Pick<Report, "files"> &
      Pick<QuizAnswer, "right_answers" | "asked">
  >;

/** The calls that every sort of response has. */
export interface ResponseCalls {
  readonly list: typeof activityFormResponseEndpoints.list;
  readonly summary: typeof activityFormResponseEndpoints.summary;
  readonly remove: Endpoint;
  readonly bulk: BulkEndpoint;
}

/** One answer with its question. */
export type Answered = ResponseRow["answers"][number];

/** Whether a question was left open. */
export function isOpen({ value }: Pick<Answered, "value">): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

export function teacherOf(response: Pick<ResponseRow, "first_name" | "last_name">): string {
  return `${response.first_name} ${response.last_name}`;
}

/** The nominated student; undefined for other responses. */
export function studentOf({ student_first_name, student_last_name }: ResponseRow): string | undefined {
  return student_first_name === undefined
    ? undefined
    : `${student_first_name} ${student_last_name ?? ""}`.trim();
}
