import type { LatestResponse } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { MomentText } from "../../ui/list/cellTexts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { PlaceRow, PlaceRows } from "./PlaceRows.tsx";
import type { PlaceLinks } from "./placeLinks.ts";

/** The responses that came last from a place, each leading to its answers. */
export function LatestResponses({
  responses,
  links,
  showsSite,
}: {
  readonly responses: readonly LatestResponse[];
  readonly links: Pick<PlaceLinks, "responses" | "response">;
  readonly showsSite: boolean;
}) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const all = links.responses();
  return (
    <Section
      title={t("places.latest")}
      aside={
        responses.length > 0 &&
        all && (
          <Link component={RouterLink} to={all}>
            {t("places.allResponses")}
          </Link>
        )
      }
    >
      {responses.length === 0 && <NothingHere text={t("places.noResponses")} />}
      <PlaceRows>
        {responses.map(({ id, kind, title, teacher, school, created_at, points }) => {
          const to = links.response(kind, id, school.id);
          return (
            <PlaceRow key={id}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                {to ? (
                  <Link
                    component={RouterLink}
                    to={to}
                    color="text.primary"
                    underline="hover"
                    sx={{ fontWeight: 600 }}
                  >
                    {title}
                  </Link>
                ) : (
                  <Typography component="span" sx={{ fontWeight: 600 }}>
                    {title}
                  </Typography>
                )}
                <Typography variant="note">
                  {showsSite ? `${teacher.name} · ${school.name}` : teacher.name}
                </Typography>
              </Box>
              <Box sx={{ textAlign: "right", typography: "body2", whiteSpace: "nowrap" }}>
                <MomentText value={created_at} />
                <Box sx={{ color: "text.secondary" }}>
                  {t("places.points", { count: points, points: format.number(points) })}
                </Box>
              </Box>
            </PlaceRow>
          );
        })}
      </PlaceRows>
    </Section>
  );
}
