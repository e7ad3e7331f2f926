import type { PaceClass, PaceSite } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";

/** A site with its session, leading to its page. */
export function SiteNames({ site: { school, provider, session } }: { readonly site: PaceSite }) {
  return (
    <Box sx={{ minWidth: 0, flex: 1, fontWeight: 400 }}>
      <Link
        component={RouterLink}
        to={`/school/${school.id}`}
        color="text.primary"
        underline="hover"
        sx={{ fontWeight: 700 }}
      >
        {school.name}
      </Link>
      <Typography variant="caption" component="p" color="textSecondary">
        {provider.name} · {session.name}
      </Typography>
    </Box>
  );
}

/** How many classes of a site there are, and how many of them have fallen silent. */
export function SiteSilence({ site: { counts } }: { readonly site: PaceSite }) {
  const { t } = useTranslation("pacing");
  const format = useFormat();
  return (
    <Box sx={{ typography: "body2" }}>
      <Box sx={{ whiteSpace: "nowrap" }}>{t("classes", { count: counts.classes })}</Box>
      {counts.silent > 0 && (
        <StateChip tone="neutral" label={`${t("states.silent")}: ${format.number(counts.silent)}`} />
      )}
    </Box>
  );
}

/** When a class last answered; of a silent one, since when it has been. */
export function LastAnswer({ room }: { readonly room: PaceClass }) {
  const { t } = useTranslation("pacing");
  const format = useFormat();
  if (room.silent && room.silent_since) {
    return (
      <Box component="span" sx={{ display: "inline-block", typography: "body2" }}>
        <StateChip tone="neutral" label={t("states.silent")} />
        <Box component="span" sx={{ display: "block", typography: "caption", whiteSpace: "nowrap" }}>
          {t("since", { date: format.date(room.silent_since) })}
        </Box>
      </Box>
    );
  }
  return (
    <Typography variant="body2" component="span" sx={{ whiteSpace: "nowrap" }}>
      {room.last_at ? format.date(localDay(room.last_at)) : t("never")}
    </Typography>
  );
}

/** The day of a moment where its reader is, `YYYY-MM-DD`. */
function localDay(moment: string): string {
  return new Intl.DateTimeFormat("en-CA", { dateStyle: "short" }).format(new Date(moment));
}
