import type { activityFormResponseEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

/** What a class answered to a form, as a list carries it. */
export type FormResponse = RowOf<typeof activityFormResponseEndpoints.list>;

/** One answer with its question. */
export type Answered = FormResponse["answers"][number];

/** Whether a question was left open. */
export function isOpen({ value }: Pick<Answered, "value">): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Who answered. */
export function teacherOf(response: Pick<FormResponse, "first_name" | "last_name">): string {
  return `${response.first_name} ${response.last_name}`;
}
