import { grades } from "@kindling/contract";
import { useAddressChange } from "../../filters/useAddressChange.ts";

/** The audience and date of a preview, kept in the address so that links work. */
export interface PreviewChoice {
  /** Empty: today. */
  readonly date: string;
  /** Empty: no grade in particular. */
  readonly grade: string;
  readonly programId: number | null;
  /** A site and an instructor, for what is meant for some of them only. */
  readonly who: { readonly school_id: number | null; readonly user_id: number | null };
  change(changes: Partial<Record<"date" | "grade" | "program_id" | "school_id" | "user_id", string>>): void;
}

/** Reads and changes what a preview is for; what is no date, grade or id is passed over. */
export function usePreviewChoice(): PreviewChoice {
  const [params, change] = useAddressChange();
  const date = params.get("date") ?? "";
  const grade = params.get("grade") ?? "";
  const idIn = (name: string) => {
    const id = Number(params.get(name));
    return Number.isInteger(id) && id > 0 ? id : null;
  };
  return {
    date: /^\d{4}-\d\d-\d\d$/.test(date) ? date : "",
    grade: grades.some((each) => each === grade) ? grade : "",
    programId: idIn("program_id"),
    who: { school_id: idIn("school_id"), user_id: idIn("user_id") },
    change,
  };
}
