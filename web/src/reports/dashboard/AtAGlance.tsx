import { type Dashboard, silentDays } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { Figure } from "../places/Figure.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";
import { FigureGrid } from "./FigureGrid.tsx";
import { Trend } from "./Trend.tsx";

/** Participation: classes, responses of this week, silent classes and sites. */
export function AtAGlance({
  dashboard,
  links,
}: {
  readonly dashboard: Dashboard;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { participation, sites } = dashboard;
  if (!participation && !sites) return null;
  const { classes = 0, active = 0, silent = 0, responses } = participation ?? {};
  const change = responses ? responses.this_week - responses.last_week : 0;
  const difference = { count: Math.abs(change), number: format.number(Math.abs(change)) };
  const trend = change === 0 ? t("glance.same") : t(change > 0 ? "glance.more" : "glance.fewer", difference);
  return (
    <Section title={t("glance.title")}>
      <FigureGrid>
        {participation && (
          <Figure
            label={t("glance.active")}
            value={t("glance.of", { part: format.number(active), all: format.number(classes) })}
            note={
              classes > 0
                ? t("glance.share", { share: format.percent(active / classes) })
                : t("glance.noClasses")
            }
            {...(classes > 0 && { share: active / classes })}
            to={links.classes({ takes_part: "true" })}
          />
        )}
        {responses && (
          <Figure
            label={t("glance.responses")}
            value={format.number(responses.this_week)}
            note={<Trend change={change} text={trend} />}
            to={responses.this_week > 0 ? "#responses" : undefined}
          />
        )}
        {participation && (
          <Figure
            label={t("glance.silentClasses")}
            value={format.number(silent)}
            note={t("glance.silentNote", { days: silentDays })}
            to={links.classes({ is_silent: "true" })}
          />
        )}
        {sites && (
          <Figure
            label={t("glance.silentSites")}
            value={t("glance.of", { part: format.number(sites.silent), all: format.number(sites.total) })}
            note={t("glance.silentSitesNote", { days: silentDays })}
            to={links.sites({ is_silent: "true" })}
          />
        )}
      </FigureGrid>
    </Section>
  );
}
