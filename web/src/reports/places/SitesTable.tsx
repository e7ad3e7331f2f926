import type { ProviderOverview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { ActiveChip } from "../../ui/list/ActiveChip.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { PlaceRow, PlaceRows } from "./PlaceRows.tsx";
import type { PlaceLinks } from "./placeLinks.ts";

const shown = 12;

/** The silent ones first: those where the smallest share of classes has answered; closed ones last. */
function byNeed(a: ProviderOverview["sites"][number], b: ProviderOverview["sites"][number]): number {
  const share = ({ is_active, instructors, active }: typeof a) =>
    is_active ? (instructors > 0 ? active / instructors : 2) : 3;
  return share(a) - share(b) || a.name.localeCompare(b.name);
}

/** The sites of a provider, and how many of their classes are with the current session. */
export function SitesTable({
  sites,
  links,
}: {
  readonly sites: ProviderOverview["sites"];
  readonly links: PlaceLinks;
}) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const all = links.sites();
  return (
    <Section
      title={t("places.sites")}
      aside={
        all && (
          <Link component={RouterLink} to={all}>
            {t("places.allSites", { count: sites.length })}
          </Link>
        )
      }
    >
      {sites.length === 0 && <NothingHere text={t("places.noSites")} />}
      <PlaceRows>
        {sites
          .toSorted(byNeed)
          .slice(0, shown)
          .map((site) => (
            <PlaceRow key={site.id}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                <Link
                  component={RouterLink}
                  to={links.site(site.id) ?? ""}
                  color="text.primary"
                  underline="hover"
                  sx={{ fontWeight: 600 }}
                >
                  {site.name}
                </Link>
                <Typography variant="note">{site.program.name}</Typography>
              </Box>
              <Box sx={{ textAlign: "right", typography: "body2" }}>
                {site.is_active ? (
                  <>
                    {t("places.classes", { answered: format.number(site.active), count: site.instructors })}
                    <Box sx={{ color: "text.secondary" }}>
                      {t("places.points", { count: site.points, points: format.number(site.points) })}
                    </Box>
                  </>
                ) : (
                  <ActiveChip active={false} />
                )}
              </Box>
            </PlaceRow>
          ))}
      </PlaceRows>
    </Section>
  );
}
