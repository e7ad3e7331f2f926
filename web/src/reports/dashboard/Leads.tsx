import type { Dashboard } from "@kindling/contract";
import Link from "@mui/material/Link";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRows } from "../places/PlaceRows.tsx";
import { CountRow } from "./CountRow.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

/** Who asked about the program, by how far it has come; those nobody has looked after yet come first. */
export function Leads({
  leads,
  links,
}: {
  readonly leads: NonNullable<Dashboard["leads"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation(["dashboard", "people"]);
  const format = useFormat();
  const all = links.leads();
  return (
    <Section
      title={t("leads.title")}
      aside={
        all && (
          <Link component={RouterLink} to={all}>
            {t("leads.all", { count: leads.total, number: format.number(leads.total) })}
          </Link>
        )
      }
    >
      {leads.total === 0 && <NothingHere text={t("leads.none")} />}
      <PlaceRows>
        {leads.by_status
          .filter(({ status, count }) => count > 0 || (status === "New" && leads.total > 0))
          .map(({ status, count }) => (
            <CountRow
              key={status}
              label={t(`people:leads.statuses.${status}`)}
              note={status === "New" ? t("leads.new") : undefined}
              count={format.number(count)}
              to={links.leads(status)}
            />
          ))}
      </PlaceRows>
    </Section>
  );
}
