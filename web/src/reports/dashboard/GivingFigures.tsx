import type { Dashboard } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { Figure } from "../places/Figure.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";
import { FigureGrid } from "./FigureGrid.tsx";

export function GivingFigures({
  giving,
  links,
}: {
  readonly giving: NonNullable<Dashboard["giving"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  return (
    <Section title={t("giving.title")}>
      <FigureGrid>
        <Figure
          label={t("giving.earned")}
          value={format.money(giving.earned_cents)}
          note={
            <>
              {t("giving.points", { points: format.number(giving.points), count: giving.points })}
              {giving.unassigned_cents > 0 &&
                `; ${t("giving.unassigned", { amount: format.money(giving.unassigned_cents) })}`}
            </>
          }
          to={links.earned()}
        />
        <Figure
          label={t("giving.donated")}
          value={format.money(giving.donated_cents)}
          note={t("giving.donatedNote")}
          to={links.donations("counted,verified,paid")}
        />
        <Figure
          label={t("giving.verified")}
          value={format.money(giving.verified_cents)}
          note={t("giving.verifiedNote")}
          {...(giving.donated_cents > 0 && { share: giving.verified_cents / giving.donated_cents })}
          to={links.donations("verified,paid")}
        />
        <Figure
          label={t("giving.waiting")}
          value={format.number(giving.waiting)}
          note={t("giving.waitingNote", { amount: format.money(giving.waiting_cents) })}
          to={links.donations("counted")}
        />
      </FigureGrid>
    </Section>
  );
}
