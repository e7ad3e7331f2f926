import type { Reference } from "@kindling/contract";
import { useTranslation } from "react-i18next";

/** The quizzes that ask a question: the one by its title, several by their number. */
export function AskedBy({ quizzes }: { readonly quizzes: readonly Reference[] }) {
  const { t } = useTranslation("quizzes");
  const [only] = quizzes;
  if (!only) return null;
  return quizzes.length === 1 ? only.name : t("questions.askedBy", { count: quizzes.length });
}
