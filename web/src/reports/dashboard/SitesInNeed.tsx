import type { Dashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { MomentText } from "../../ui/list/cellTexts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRow, PlaceRows } from "../places/PlaceRows.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

type Line = NonNullable<Dashboard["sites"]>["lines"][number];

function SiteLine({ site, links }: { readonly site: Line; readonly links: DashboardLinks }) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const to = links.site(site.id);
  const rooms = links.classes({ schools: String(site.id) });
  const count = t("sites.classes", { active: format.number(site.active), count: site.classes });
  return (
    <PlaceRow>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
        {to ? (
          <Link
            component={RouterLink}
            to={to}
            color="text.primary"
            underline="hover"
            sx={{ fontWeight: 600 }}
          >
            {site.name}
          </Link>
        ) : (
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {site.name}
          </Typography>
        )}
        <Typography variant="note">
          {site.last_response_at ? (
            <>
              {t("sites.last")} <MomentText value={site.last_response_at} />
            </>
          ) : (
            t("sites.never")
          )}
        </Typography>
      </Box>
      <Box sx={{ textAlign: "right", typography: "body2" }}>
        {rooms && site.classes > 0 ? (
          <Link component={RouterLink} to={rooms} aria-label={`${site.name}: ${count}`}>
            {count}
          </Link>
        ) : (
          count
        )}
        {site.is_silent && (
          <Box>
            <StateChip tone="warning" label={t("sites.silent")} />
          </Box>
        )}
      </Box>
    </PlaceRow>
  );
}

/** The sites in session, those in need first: silent ones, then those where the smallest share takes part. */
export function SitesInNeed({
  sites,
  links,
}: {
  readonly sites: NonNullable<Dashboard["sites"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const all = links.sites();
  return (
    <Section
      title={t("sites.title")}
      aside={
        all && (
          <Link component={RouterLink} to={all}>
            {t("sites.all", { count: sites.total })}
          </Link>
        )
      }
    >
      {sites.lines.length === 0 && <NothingHere text={t("sites.none")} />}
      <PlaceRows>
        {sites.lines.map((site) => (
          <SiteLine key={site.id} site={site} links={links} />
        ))}
      </PlaceRows>
    </Section>
  );
}
