import {
  type BookletKind,
  bookletKinds,
  curriculumBookletEndpoints,
  type Grade,
  grades,
} from "@kindling/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { useAddressChange } from "../filters/useAddressChange.ts";

const idIn = (text: string | null) => {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
};
const dateIn = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : "");

/** Which booklet is meant; all of it is kept in the address, so that a link opens the same one. */
export interface BookletChoice {
  readonly grade: Grade | null;
  readonly programId: number | null;
  readonly sessionId: number | null;
  readonly from: string;
  readonly to: string;
  readonly types: readonly BookletKind[];
  /** The choice as the address has it. */
  readonly search: string;
  change(
    changes: Partial<Record<"grade" | "program_id" | "session_id" | "from" | "to" | "types", string>>,
  ): void;
}

/** Reads and changes which booklet is meant; what makes no sense in the address is passed over. */
export function useBookletChoice(): BookletChoice {
  const [params, change] = useAddressChange();
  const types = (params.get("types") ?? "").split(",");
  return {
    grade: grades.find((grade) => grade === params.get("grade")) ?? null,
    programId: idIn(params.get("program_id")),
    sessionId: idIn(params.get("session_id")),
    from: dateIn(params.get("from")),
    to: dateIn(params.get("to")),
    types: bookletKinds.filter((kind) => types.includes(kind)),
    search: params.toString().replaceAll("%2C", ","),
    change,
  };
}

/** What the booklet in question holds; asked once a grade is chosen, and the same for both of its screens. */
export function useBooklet({ grade, programId, sessionId, from, to, types }: BookletChoice) {
  const query = {
    program_id: programId ?? undefined,
    session_id: sessionId ?? undefined,
    from: from || undefined,
    to: to || undefined,
    types: [...types],
  };
  return useQuery({
    queryKey: [curriculumBookletEndpoints.booklet.name, grade, query],
    queryFn: ({ signal }) =>
      call(curriculumBookletEndpoints.booklet, { query: { ...query, grade: grade as Grade }, signal }),
    placeholderData: keepPreviousData,
    enabled: grade !== null,
    staleTime: 30_000,
  });
}
