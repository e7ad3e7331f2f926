import { grades } from "@kindling/contract";
import { useSearchParams } from "react-router";

/** Whom and when a preview is for, kept in the address so that a link shows the same. */
export interface PreviewChoice {
  /** Empty: today. */
  readonly date: string;
  /** Empty: no grade in particular. */
  readonly grade: string;
  readonly programId: number | null;
  change(changes: Partial<Record<"date" | "grade" | "program_id", string>>): void;
}

/** Reads and changes what a preview is for; what is no date, grade or id is passed over. */
export function usePreviewChoice(): PreviewChoice {
  const [params, setParams] = useSearchParams();
  const date = params.get("date") ?? "";
  const grade = params.get("grade") ?? "";
  const programId = Number(params.get("program_id"));
  return {
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : "",
    grade: grades.some((each) => each === grade) ? grade : "",
    programId: Number.isInteger(programId) && programId > 0 ? programId : null,
    change: (changes) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
