import { type QuizCard, quizQuestionEndpoints } from "@kindling/contract";
import { useQueries } from "@tanstack/react-query";
import { call } from "../../core/api.ts";
import { cardOf } from "./cardOf.ts";

/** The questions of some ids, those that the stored quiz brought along and those chosen since, as they are now. */
export function useCards(ids: readonly number[], stored: readonly QuizCard[]): (QuizCard | undefined)[] {
  const found = useQueries({
    queries: ids.map((id) => ({
      queryKey: [quizQuestionEndpoints.get.name, id, "card"],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        cardOf((await call(quizQuestionEndpoints.get, { params: { id }, signal })).data),
      initialData: stored.find((card) => card.id === id),
      staleTime: 60_000,
    })),
  });
  return found.map(({ data }) => data);
}
