import type { nominationEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";

export type NominationRow = RowOf<typeof nominationEndpoints.list>;

/** Whom a nomination form is for, by name, and everybody where it names nobody. */
export function ForWhom({ row }: { readonly row: NominationRow }) {
  const { t } = useTranslation("quizzes");
  const named = [...row.districts, ...row.providers, ...row.schools, ...row.users];
  if (named.length === 0) return t("nomination.everybody");
  return named.map(({ name }) => name).join(", ");
}
