import { type Dashboard, silentDays } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { MomentText } from "../../ui/list/cellTexts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRow, PlaceRows } from "../places/PlaceRows.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

/** The classes that fell silent, those silent longest first. */
export function SilentClasses({
  participation: { silent, silent_classes },
  links,
}: {
  readonly participation: NonNullable<Dashboard["participation"]>;
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const all = links.classes({ is_silent: "true" });
  return (
    <Section
      title={t("silent.title")}
      aside={
        silent > 0 &&
        all && (
          <Link component={RouterLink} to={all}>
            {t("silent.all", { count: silent, number: format.number(silent) })}
          </Link>
        )
      }
    >
      {silent === 0 && <NothingHere text={t("silent.none", { days: silentDays })} />}
      <PlaceRows>
        {silent_classes.map(({ id, teacher, school, last_response_at }) => (
          <PlaceRow key={id}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
              <Typography sx={{ fontWeight: 600 }}>{teacher.name}</Typography>
              <Typography variant="note">{school.name}</Typography>
            </Box>
            <Box sx={{ textAlign: "right", typography: "body2", color: "text.secondary" }}>
              {last_response_at ? (
                <>
                  {t("silent.last")} <MomentText value={last_response_at} />
                </>
              ) : (
                t("silent.never")
              )}
            </Box>
          </PlaceRow>
        ))}
      </PlaceRows>
    </Section>
  );
}
