import type { PaymentRun } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useDayOf } from "./useDayOf.ts";

/** Returns what to say about a run: where it stands, and what comes next. */
export function useRunWords(run: PaymentRun) {
  const { t } = useTranslation("payments");
  const dayOf = useDayOf();
  const by = (person: PaymentRun["created_by"], at: string | null) => ({
    name: person?.name ?? t("someone"),
    day: at ? dayOf(at) : "",
  });
  const standing = () => {
    const { state, next, payment_count: count, sent_count: sent } = run;
    if (state === "proposed") {
      const who = by(run.created_by, run.created_at);
      return t(next.includes("approve") ? "standing.approve" : "standing.wait", who);
    }
    if (state !== "approved") return t("standing.canceled", by(run.canceled_by, run.canceled_at));
    if (next.includes("send"))
      return sent > 0
        ? t("standing.partly", { sent, count })
        : t("standing.send", by(run.approved_by, run.approved_at));
    return t(count > 0 ? "standing.sent" : "standing.nothing", { count });
  };
  return { standing: standing(), by };
}
