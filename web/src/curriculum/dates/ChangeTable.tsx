import { type CalendarItem, type CalendarKind, calendarKinds, type Redated } from "@kindling/contract";
import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { StateChip, type Tone } from "../../ui/feedback/StateChip.tsx";
import { useKindNames } from "../calendar/kindLook.ts";
import { useDescriptions } from "../calendar/useDescriptions.ts";

const tones: Readonly<Record<Redated["action"], Tone>> = { move: "info", copy: "success", keep: "neutral" };

/** What frames the activities and has no drafts. */
const frames: ReadonlySet<CalendarKind> = new Set(["session", "sessionTheme", "trait"]);

interface Refused {
  readonly type: string;
  readonly id: CalendarItem["id"];
  readonly title: string | null;
  readonly why: string;
}

const isKind = (type: string): type is CalendarKind => calendarKinds.some((kind) => kind === type);

/** What a change of dates does with each row: from when to when, moved, copied or left, and why. */
export function ChangeTable({
  rows,
  refused,
}: {
  readonly rows: readonly Redated[];
  readonly refused: readonly Refused[];
}) {
  const { t } = useTranslation("calendar");
  const describe = useDescriptions();
  const namesOf = useKindNames();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("dates.preview")} sx={{ maxHeight: 340 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{t("dates.item")}</TableCell>
            <TableCell>{t("dates.what")}</TableCell>
            <TableCell>{t("dates.from")}</TableCell>
            <TableCell>{t("dates.to")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={`${row.kind} ${row.id}`}>
              <TableCell component="th" scope="row">
                <Box sx={{ fontWeight: 600 }}>{row.title}</Box>
                <Typography variant="caption" color="textSecondary">
                  {namesOf(row.kind).one}
                </Typography>
              </TableCell>
              <TableCell>
                <StateChip
                  tone={tones[row.action]}
                  label={t(
                    `dates.action.${row.action === "copy" && frames.has(row.kind) ? "copyFrame" : row.action}`,
                  )}
                />
                {row.why && (
                  <Typography variant="caption" component="p" color="textSecondary">
                    {row.why}
                  </Typography>
                )}
              </TableCell>
              <TableCell>{describe.dates(row.from)}</TableCell>
              <TableCell>{row.action === "keep" ? "–" : describe.dates(row.to)}</TableCell>
            </TableRow>
          ))}
          {refused.map(({ type, id, title, why }) => (
            <TableRow key={`refused ${type} ${id}`}>
              <TableCell component="th" scope="row">
                <Box sx={{ fontWeight: 600 }}>{title ?? `#${id}`}</Box>
                {isKind(type) && (
                  <Typography variant="caption" color="textSecondary">
                    {namesOf(type).one}
                  </Typography>
                )}
              </TableCell>
              <TableCell colSpan={3}>
                <StateChip tone="error" label={t("dates.refused")} />
                <Typography variant="caption" component="p" color="textSecondary">
                  {why}
                </Typography>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
