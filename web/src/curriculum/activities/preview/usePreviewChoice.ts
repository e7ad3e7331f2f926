import { grades } from "@kindling/contract";
import { dateIn, idIn, useAddressChange } from "../../filters/useAddressChange.ts";

type Name = "date" | "grade" | "program_id" | "school_id" | "user_id";

export type PreviewChoice = ReturnType<typeof usePreviewChoice>;

/** The audience and date of a preview, kept in the address so that links work; other values are ignored. */
export function usePreviewChoice() {
  const [params, change] = useAddressChange<Name>();
  const grade = params.get("grade") ?? "";
  return {
    /** Empty: today. */
    date: dateIn(params.get("date")),
    /** Empty: no grade in particular. */
    grade: grades.some((each) => each === grade) ? grade : "",
    programId: idIn(params.get("program_id")),
    /** A site and an instructor, for what is meant for some of them only. */
    who: { school_id: idIn(params.get("school_id")), user_id: idIn(params.get("user_id")) },
    change,
  };
}
