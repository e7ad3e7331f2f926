import { teacherMediaEndpoints } from "@kindling/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";

const key = [teacherMediaEndpoints.consent.name];

/** Whether the families' consent was confirmed, and a function to confirm it. */
export interface Consent {
  readonly given: boolean;
  readonly give: () => void;
}

/** Whether the teacher has said that the families agree; kept with their account, so that it is asked once. */
export function useConsent(): Consent {
  const { t } = useTranslation("content");
  const queries = useQueryClient();
  const found = useQuery({
    ...dataQuery(key, teacherMediaEndpoints.consent),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const giving = useMutation({
    mutationFn: () => call(teacherMediaEndpoints.giveConsent),
    onSuccess: ({ data }) => queries.setQueryData(key, data),
    onError: (error) => fail(error, t("consents.reminder.failed")),
  });
  return { given: Boolean(found.data?.consented_at), give: () => giving.mutate() };
}
