import { type PlanSlot, type ProgramPlan, programPlanEndpoints } from "@kindling/contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

/** Whose week is shown: of a program, or of one of its levels. */
export interface Shown {
  readonly program_id: number;
  readonly level_id: number | null;
  readonly monday: string;
}

/** A part of a day. */
export interface Place {
  readonly day: string;
  readonly slot: PlanSlot;
}

export type PlanPart = ProgramPlan["days"][number]["slots"][number];

const all = ["programPlan"] as const;
const keyOf = ({ program_id, level_id, monday }: Shown) => [...all, program_id, level_id, monday];
const queryOf = ({ program_id, level_id }: Shown) => ({ program_id, ...(level_id && { level_id }) });

/** The week as staff set it; nothing is asked until a program is known. */
export function useProgramPlan(shown: Shown | null) {
  const asked = shown ?? { program_id: 0, level_id: null, monday: "" };
  return useQuery({
    ...dataQuery(keyOf(asked), programPlanEndpoints.plan, {
      query: { ...queryOf(asked), day: asked.monday },
    }),
    enabled: shown !== null,
    placeholderData: keepPreviousData,
  });
}

/** What may be set for a part of a day. */
export function useOffers(shown: Shown, { day, slot }: Place) {
  return useQuery({
    ...dataQuery([...keyOf(shown), "choices", day, slot], programPlanEndpoints.choices, {
      query: { ...queryOf(shown), day, slot },
    }),
    gcTime: 0,
  });
}

/** Sets a part of a day, or leaves it to each class again. */
export function useSetting(shown: Shown, onDone: () => void) {
  const { t } = useTranslation("calendar");
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ day, slot, item }: Place & { item: { type: string; id: number } | null }) =>
      call(programPlanEndpoints.set, {
        body: {
          program_id: shown.program_id,
          level_id: shown.level_id,
          day,
          slot,
          type: item?.type ?? null,
          object_id: item?.id ?? null,
        },
      }),
    onSuccess: async ({ data, message }) => {
      // A level's weeks show what is set for the whole program, and the other way around.
      await client.invalidateQueries({ queryKey: all, refetchType: "none" });
      client.setQueryData(keyOf(shown), data);
      if (message) succeed(message);
      onDone();
    },
    onError: (error) => fail(error, t("week.failed")),
  });
}

/** Copies the week to those after it. */
export function useCopying(shown: Shown, onDone: () => void) {
  const { t } = useTranslation("calendar");
  const client = useQueryClient();
  return useMutation({
    mutationFn: (weeks: number) =>
      call(programPlanEndpoints.copy, {
        body: { program_id: shown.program_id, level_id: shown.level_id, day: shown.monday, weeks },
      }),
    onSuccess: ({ message }) => {
      void client.invalidateQueries({ queryKey: all });
      if (message) succeed(message);
      onDone();
    },
    onError: (error) => fail(error, t("week.failed")),
  });
}

/** How many parts of the week are set, and how many of these classes don't see then. */
export function countSet({ days }: ProgramPlan): { readonly set: number; readonly unseen: number } {
  const parts = days.flatMap(({ slots }) => slots.flatMap(({ own }) => own ?? []));
  return { set: parts.length, unseen: parts.filter(({ unseen }) => unseen.length > 0).length };
}
