import type { resourceEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";

export type NominationRow = RowOf<typeof resourceEndpoints.nomination.list>;

/** The audience of a nomination form, by name, or everyone. */
export function NominationAudience({ row }: { readonly row: NominationRow }) {
  const { t } = useTranslation("quizzes");
  const named = [...row.districts, ...row.providers, ...row.schools, ...row.users];
  if (named.length === 0) return t("nomination.everybody");
  return named.map(({ name }) => name).join(", ");
}
