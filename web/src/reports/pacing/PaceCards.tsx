import type { PaceClass, PaceFigures, PaceSite } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { ClassNudge, SiteNudge } from "./NudgeCell.tsx";
import { PaceMark } from "./PaceCell.tsx";
import type { PaceViewProps } from "./PaceTable.tsx";
import { paceGround } from "./paceLooks.ts";
import { LastAnswer, SiteNames, SiteSilence } from "./paceParts.tsx";
import { usePaceWords } from "./usePaceWords.ts";

/** The board on phones: one card per site. */
export function PaceCards({ sites, isOpen, onToggle, onNudge }: PaceViewProps) {
  const { t } = useTranslation("pacing");
  const words = usePaceWords();
  return (
    <Stack component="ul" spacing={1.5}>
      {sites.map((site) => (
        <Card key={site.school.id} component="li" sx={{ p: 2 }}>
          <Stack direction="row" sx={{ gap: 1.5, mb: 1.5, flexWrap: "wrap" }}>
            <Box sx={{ flex: "1 1 160px" }}>
              <SiteNames site={site} />
            </Box>
            <Standing figures={site} />
          </Stack>
          <Weeks weeks={site.weeks} />
          <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: "wrap", alignItems: "center" }}>
            <Box sx={{ flex: 1 }}>
              <SiteSilence site={site} />
            </Box>
            <SiteNudge site={site} onNudge={onNudge} />
            <Button
              className="no-print"
              size="small"
              color="secondary"
              aria-expanded={isOpen(site)}
              onClick={() => onToggle(site)}
            >
              {t(isOpen(site) ? "hide" : "show", { site: site.school.name })}
            </Button>
          </Stack>
          {isOpen(site) && (
            <Box component="ul" sx={{ mt: 1 }}>
              {site.classes.map((room) => (
                <ClassItem key={room.teacher.id} name={words.className(room)} {...{ site, room, onNudge }} />
              ))}
            </Box>
          )}
        </Card>
      ))}
    </Stack>
  );
}

function ClassItem({
  name,
  site,
  room,
  onNudge,
}: Pick<PaceViewProps, "onNudge"> & {
  readonly name: string;
  readonly site: PaceSite;
  readonly room: PaceClass;
}) {
  const { t } = useTranslation("pacing");
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" sx={{ gap: 1.5, mb: 1, flexWrap: "wrap" }}>
        <Typography sx={{ flex: "1 1 150px", fontWeight: 600 }}>{name}</Typography>
        <Standing figures={room} />
      </Stack>
      <Weeks weeks={room.weeks} />
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: "wrap", justifyContent: "space-between" }}>
        <Box>
          {!room.silent && (
            <Typography variant="caption" component="p" color="textSecondary">
              {t("columns.last")}
            </Typography>
          )}
          <LastAnswer room={room} />
        </Box>
        <ClassNudge site={site} room={room} onNudge={onNudge} />
      </Stack>
    </Box>
  );
}

function Standing({ figures }: { readonly figures: PaceFigures }) {
  return (
    <Box sx={{ px: 1.25, py: 0.75, borderRadius: 1, alignSelf: "start", background: paceGround(figures) }}>
      <PaceMark figures={figures} />
    </Box>
  );
}

/** The weeks side by side, each under its number. */
function Weeks({ weeks }: { readonly weeks: PaceClass["weeks"] }) {
  const { t } = useTranslation("pacing");
  return (
    <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75 }}>
      {weeks.map((week) => (
        <Box
          key={week.number}
          sx={{ flex: "0 1 auto", px: 1, py: 0.5, borderRadius: 1, background: paceGround(week) }}
        >
          <Box component="dt" sx={{ typography: "caption", color: "text.primary" }}>
            {t("columns.week", { number: week.number })}
          </Box>
          <Box component="dd" sx={{ typography: "body2" }}>
            <PaceMark figures={week} isNarrow />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
