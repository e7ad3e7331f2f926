import { type Dashboard, silentDays } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { Figure } from "../places/Figure.tsx";
import { Beside } from "./Beside.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";
import { FigureGrid } from "./FigureGrid.tsx";
import { SessionStrip } from "./SessionStrip.tsx";

interface GlanceProps {
  readonly dashboard: Dashboard;
  readonly links: DashboardLinks;
}

/** What the sessions came to so far, each figure beside earlier sessions. */
function MainFigures({ dashboard: { compared, giving, participation, sessions }, links }: GlanceProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const { responses, points, donated_cents } = compared.now;
  const beside = (figure: keyof typeof compared.now) => (
    <Beside compared={compared} figure={figure} programs={sessions.length} />
  );
  return (
    <FigureGrid>
      {participation && (
        <Figure
          label={t("glance.active")}
          value={t("glance.of", {
            part: format.number(participation.active),
            all: format.number(participation.classes),
          })}
          note={participation.classes > 0 ? beside("active") : t("glance.noClasses")}
          to={links.classes({ takes_part: "true" })}
          isPlain
        />
      )}
      {responses !== null && (
        <Figure
          label={t("glance.inSession")}
          value={format.number(responses)}
          note={beside("responses")}
          to={links.inSession()}
          isPlain
        />
      )}
      {points !== null && (
        <Figure
          label={t("glance.points")}
          value={format.number(points)}
          note={beside("points")}
          to={links.earned()}
          isPlain
        />
      )}
      {giving && donated_cents !== null && (
        <Figure
          label={t("giving.donated")}
          value={format.money(donated_cents)}
          note={beside("donated_cents")}
          to={links.donations("counted,verified,paid")}
          isPlain
        />
      )}
    </FigureGrid>
  );
}

/** Figures that stand back. */
function MoreFigures({ dashboard: { participation, sites, giving }, links }: GlanceProps) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const figures = [
    participation && {
      label: t("glance.responses"),
      value: format.number(participation.responses.this_week),
      note: t("responses.before", { number: format.number(participation.responses.last_week) }),
      to: participation.responses.this_week > 0 ? "#responses" : undefined,
    },
    participation && {
      label: t("glance.silentClasses"),
      value: format.number(participation.silent),
      note: t("glance.silentNote", { days: silentDays }),
      to: links.classes({ is_silent: "true" }),
    },
    sites && {
      label: t("glance.silentSites"),
      value: t("glance.of", { part: format.number(sites.silent), all: format.number(sites.total) }),
      note: t("glance.silentSitesNote", { days: silentDays }),
      to: links.sites({ is_silent: "true" }),
    },
    giving && {
      label: t("giving.earned"),
      value: format.money(giving.earned_cents),
      note:
        giving.unassigned_cents > 0
          ? t("giving.unassigned", { amount: format.money(giving.unassigned_cents) })
          : t("giving.points", { points: format.number(giving.points), count: giving.points }),
      to: links.earned(),
    },
    giving && {
      label: t("giving.verified"),
      value: format.money(giving.verified_cents),
      note: t("giving.verifiedNote"),
      to: links.donations("verified,paid"),
    },
    giving && {
      label: t("giving.waiting"),
      value: format.number(giving.waiting),
      note: t("giving.waitingNote", { amount: format.money(giving.waiting_cents) }),
      to: links.donations("counted"),
    },
  ];
  return (
    <FigureGrid isDense>
      {figures.map((figure) => figure && <Figure key={figure.label} {...figure} isQuiet />)}
    </FigureGrid>
  );
}

/** How the sessions of today stand: large figures beside earlier sessions, small ones below. */
export function AtAGlance(props: GlanceProps) {
  const { t } = useTranslation("dashboard");
  const { participation, sites, giving, sessions } = props.dashboard;
  return (
    <Section title={t("glance.title")}>
      <SessionStrip sessions={sessions} />
      {(participation || giving) && <MainFigures {...props} />}
      {(participation || sites || giving) && <MoreFigures {...props} />}
    </Section>
  );
}
