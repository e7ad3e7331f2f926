import { bookletKinds, curriculumBookletEndpoints, type Grade, grades } from "@kindling/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { dateIn, idIn, useAddressChange } from "../filters/useAddressChange.ts";

type Name = "grade" | "program_id" | "session_id" | "from" | "to" | "types";

export type BookletChoice = ReturnType<typeof useBookletChoice>;

/** Which booklet is meant, kept in the address so that links work; other values are ignored. */
export function useBookletChoice() {
  const [params, change] = useAddressChange<Name>();
  const types = (params.get("types") ?? "").split(",");
  return {
    grade: grades.find((grade) => grade === params.get("grade")) ?? null,
    programId: idIn(params.get("program_id")),
    sessionId: idIn(params.get("session_id")),
    from: dateIn(params.get("from")),
    to: dateIn(params.get("to")),
    types: bookletKinds.filter((kind) => types.includes(kind)),
    /** The choice as the address has it. */
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
