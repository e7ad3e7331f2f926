import type { LiveItem } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { areaOfKey } from "../../curriculum/areas/areaOfKey.ts";
import { Section } from "../../ui/page/Section.tsx";
import { NothingHere } from "./NothingHere.tsx";
import { PlaceRow, PlaceRows } from "./PlaceRows.tsx";
import type { PlaceLinks } from "./placeLinks.ts";

const few = 8;

/** What the classes of a place see today, and how many of them have answered. */
export function LiveNow({
  live,
  links,
}: {
  readonly live: readonly LiveItem[];
  readonly links: Pick<PlaceLinks, "item">;
}) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Section title={t("places.live")}>
      {live.length === 0 && <NothingHere text={t("places.nothingLive")} />}
      <PlaceRows>
        {live.slice(0, showsAll ? live.length : few).map(({ kind, id, title, end, answered, classes }) => {
          const to = links.item(kind, id);
          const count = t("places.classes", { answered: format.number(answered), count: classes });
          return (
            <PlaceRow key={`${kind} ${id}`}>
              <AreaIcon area={areaOfKey(kind)} aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
                <Typography variant="note">{t("places.liveUntil", { end: format.date(end) })}</Typography>
              </Box>
              {to ? (
                <Link component={RouterLink} to={to} aria-label={`${title}: ${count}`}>
                  {count}
                </Link>
              ) : (
                <Typography component="span">{count}</Typography>
              )}
            </PlaceRow>
          );
        })}
      </PlaceRows>
      {live.length > few && !showsAll && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setShowsAll(true)}>
          {t("places.showAll", { count: live.length })}
        </Button>
      )}
    </Section>
  );
}
