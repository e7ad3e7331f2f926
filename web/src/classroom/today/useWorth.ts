import { answeredTypes, type ClassroomItem } from "@kindling/contract";
import { useTranslation } from "react-i18next";

/** Says what an item wins: of a quiz the most, for the server gives points by its right answers. */
export function useWorth() {
  const { t } = useTranslation("classroom");
  return ({ type, points }: Pick<ClassroomItem, "type" | "points">, length: "short" | "whole" = "whole") => {
    const isQuiz = type === answeredTypes.quiz.key;
    if (length === "short") return isQuiz ? t("status.upToShort", { points }) : `+${points}`;
    return t(isQuiz ? "status.upTo" : "status.open", { count: points });
  };
}
