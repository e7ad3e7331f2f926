import type { PaceClass, PaceFigures, PaceSite } from "@kindling/contract";
import CloseIcon from "@mui/icons-material/ExpandLessRounded";
import OpenIcon from "@mui/icons-material/ExpandMoreRounded";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ClassNudge, SiteNudge } from "./NudgeCell.tsx";
import { PaceMark } from "./PaceCell.tsx";
import type { PaceViewProps } from "./PaceTable.tsx";
import { paceGround } from "./paceLooks.ts";
import { LastAnswer, SiteNames, SiteSilence } from "./paceParts.tsx";
import { usePaceWords } from "./usePaceWords.ts";

/** The rows of a site: its own and, opened, one for each of its classes. */
export function PaceRows({
  site,
  weeks,
  isOpen,
  onToggle,
  onNudge,
}: PaceViewProps & { readonly site: PaceSite; readonly weeks: readonly number[] }) {
  const { t } = useTranslation("pacing");
  const words = usePaceWords();
  const open = isOpen(site);
  const Icon = open ? CloseIcon : OpenIcon;
  return (
    <>
      <Row
        figures={site}
        own={site.weeks}
        weeks={weeks}
        last={<SiteSilence site={site} />}
        nudge={<SiteNudge site={site} onNudge={onNudge} />}
      >
        <Box sx={{ display: "flex", alignItems: "center", gap: 0.5, ml: -0.5, minWidth: 190 }}>
          <IconButton
            className="no-print"
            size="small"
            aria-expanded={open}
            aria-label={t(open ? "hide" : "show", { site: site.school.name })}
            onClick={() => onToggle(site)}
          >
            <Icon />
          </IconButton>
          <SiteNames site={site} />
        </Box>
      </Row>
      {open &&
        site.classes.map((room) => (
          <Row
            key={room.teacher.id}
            isClass
            figures={room}
            own={room.weeks}
            weeks={weeks}
            last={<LastAnswer room={room} />}
            nudge={<ClassNudge site={site} room={room} onNudge={onNudge} />}
          >
            <Typography variant="body2" sx={{ pl: 4.5 }}>
              {words.className(room)}
            </Typography>
          </Row>
        ))}
    </>
  );
}

function Row({
  figures,
  own,
  weeks,
  last,
  nudge,
  isClass = false,
  children,
}: {
  readonly figures: PaceFigures;
  readonly own: PaceClass["weeks"];
  readonly weeks: readonly number[];
  readonly last: ReactNode;
  readonly nudge: ReactNode;
  readonly isClass?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <TableRow sx={{ bgcolor: isClass ? "background.paper" : "background.sunken" }}>
      <TableCell component="th" scope="row">
        {children}
      </TableCell>
      <TableCell sx={{ background: paceGround(figures) }}>
        <PaceMark figures={figures} />
      </TableCell>
      <TableCell>{last}</TableCell>
      <TableCell>{nudge}</TableCell>
      {weeks.map((number) => {
        const week = own.find((each) => each.number === number);
        return (
          <TableCell key={number} sx={{ typography: "body2", ...(week && { background: paceGround(week) }) }}>
            {week ? <PaceMark figures={week} isNarrow /> : "–"}
          </TableCell>
        );
      })}
    </TableRow>
  );
}
