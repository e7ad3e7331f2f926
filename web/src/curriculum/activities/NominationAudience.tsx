import { useTranslation } from "react-i18next";
import type { ActivityRow } from "./activityCalls.ts";

export function NominationAudience({ row }: { readonly row: ActivityRow }) {
  const { t } = useTranslation("quizzes");
  const named = [row.districts, row.providers, row.schools, row.users].flatMap((each) => each ?? []);
  if (named.length === 0) return t("nomination.everybody");
  return named.map(({ name }) => name).join(", ");
}
