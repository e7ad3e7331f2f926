import type { ChartData, Dashboard } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ChartCard } from "../charts/ChartCard.tsx";
import { Trend } from "./Trend.tsx";

/** Participation by week, beside the same weeks of the sessions before; how this week compares is said in words. */
export function WeekChart({ dashboard }: { readonly dashboard: Dashboard }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const weeks = dashboard.participation?.by_week ?? [];
  const [session, ...others] = dashboard.sessions;
  const only = others.length === 0 ? session : undefined;
  const data: ChartData = {
    unit: "percent",
    labels: weeks.map((_week, at) => t("weeks.week", { week: format.number(at + 1) })),
    series: [
      { name: only?.name ?? t("weeks.now"), values: weeks.map(({ now }) => now) },
      ...(weeks.some(({ last }) => last !== null)
        ? [{ name: only?.last?.name ?? t("weeks.last"), values: weeks.map(({ last }) => last) }]
        : []),
    ],
  };
  const at = only ? weeks[only.week - 1] : undefined;
  const points = at && at.now !== null && at.last !== null ? Math.round((at.now - at.last) * 100) : undefined;
  const words = { count: Math.abs(points ?? 0), session: only?.last?.name ?? "" };
  return (
    <ChartCard
      title={t("weeks.title")}
      text={
        <>
          {t("weeks.text")}
          {points !== undefined && (
            <Trend
              change={points}
              text={
                points === 0 ? t("weeks.same", words) : t(points > 0 ? "weeks.more" : "weeks.less", words)
              }
            />
          )}
        </>
      }
      data={data}
      shape="lines"
    />
  );
}
