import { type Dashboard, nameAnsweredType } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { areaOfKey } from "../../curriculum/areas/areaOfKey.ts";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "../places/NothingHere.tsx";
import { PlaceRows } from "../places/PlaceRows.tsx";
import { CountRow } from "./CountRow.tsx";
import type { DashboardLinks } from "./dashboardLinks.ts";

/** The responses of the last seven days by type, each count opening the list of them. */
export function WeekResponses({
  responses,
  links,
}: {
  readonly responses: NonNullable<Dashboard["participation"]>["responses"];
  readonly links: DashboardLinks;
}) {
  const { t } = useTranslation("dashboard");
  const format = useFormat();
  const language = useLanguage();
  return (
    <Box id="responses" sx={{ scrollMarginTop: 88 }}>
      <Section title={t("responses.title")}>
        {responses.by_type.length === 0 && <NothingHere text={t("responses.none")} />}
        <PlaceRows>
          {responses.by_type.map(({ type, this_week, last_week }) => (
            <CountRow
              key={type}
              icon={<AreaIcon area={areaOfKey(type)} aria-hidden />}
              label={nameAnsweredType(type, language, "many")}
              note={t("responses.before", { number: format.number(last_week) })}
              count={format.number(this_week)}
              to={links.thisWeek(type)}
            />
          ))}
        </PlaceRows>
      </Section>
    </Box>
  );
}
