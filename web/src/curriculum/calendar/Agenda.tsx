import type { CalendarItem } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useLanguage } from "../../core/language.ts";
import { ItemStateChip } from "../activities/ItemStateChip.tsx";
import type { Span } from "./calendarSpans.ts";
import { colorsOf, editPath, useKindNames } from "./kindLook.ts";
import { keyOf } from "./layOutLanes.ts";
import { useDescriptions } from "./useDescriptions.ts";

const underWay = "under way";

/** The calendar on a small screen: what is under way already, then what begins, month by month. */
export function Agenda({
  items,
  visible,
}: {
  readonly items: readonly CalendarItem[];
  readonly visible: Span;
}) {
  const { t } = useTranslation("calendar");
  const language = useLanguage();
  const describe = useDescriptions();
  const namesOf = useKindNames();
  const month = (key: string) =>
    new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${key}-01`),
    );
  const heading = (key: string) => (key === underWay ? t("underWay") : month(key));
  const months = Map.groupBy(items, ({ start }) => (start < visible.start ? underWay : start.slice(0, 7)));
  return (
    <Stack spacing={2.5} aria-label={t("agenda")} role="group">
      {[...months].map(([key, own]) => (
        <Box component="section" key={key} aria-label={heading(key)}>
          <Typography
            variant="h3"
            component="h2"
            sx={{ mb: 1, "&::first-letter": { textTransform: "uppercase" } }}
          >
            {heading(key)}
          </Typography>
          <Stack component="ul" spacing={1}>
            {own.map((item) => (
              <Box
                component="li"
                key={keyOf(item)}
                sx={{
                  bgcolor: "background.paper",
                  border: 1,
                  borderColor: "divider",
                  borderLeft: 5,
                  borderLeftColor: colorsOf(item.kind).strong,
                  borderRadius: 1,
                  px: 1.5,
                  py: 1,
                }}
              >
                <Link
                  component={RouterLink}
                  to={editPath(item)}
                  sx={{ fontWeight: 700, overflowWrap: "anywhere" }}
                >
                  {item.title}
                </Link>
                <Typography variant="note">
                  {[namesOf(item.kind).one, describe.dates(item), item.level?.name ?? item.program?.name]
                    .filter(Boolean)
                    .join(" · ")}
                </Typography>
                <Box sx={{ typography: "body2" }}>
                  <ItemStateChip state={item.state} />
                </Box>
              </Box>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
