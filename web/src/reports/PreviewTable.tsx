import type { Language } from "@kindling/contract";
import { locales } from "@kindling/contract/language";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../core/language.ts";
import type { ReportPreview } from "./ReportDefinition.ts";

const numeric: readonly string[] = ["number", "percent", "money"];

type Kind = ReportPreview["columns"][number]["kind"];

/** How wide the columns are that stay in view: those that say whose row it is. */
const keptWidth = { xs: 100, sm: 150 };

/** As narrow as a column reads well: a heading that is a whole question takes few lines, not a tower of them. */
function leastWidth({ kind, label }: ReportPreview["columns"][number]): number {
  if (label.length > 40) return label.length > 90 ? 380 : 260;
  return kind === "text" ? 150 : 88;
}

/** How many columns stay: the first, and the next when both are texts and so name the row together. */
function keptCount(columns: ReportPreview["columns"]): number {
  return columns[0]?.kind === "text" && columns[1]?.kind === "text" ? 2 : 1;
}

/** Keeps a leading column in view while the others scroll; the last of them ends in a line that these pass under. */
function kept(at: number, count: number, backgroundColor: string) {
  if (at >= count) return {};
  return {
    position: "sticky",
    left: { xs: at * keptWidth.xs, sm: at * keptWidth.sm },
    zIndex: 1,
    minWidth: keptWidth,
    maxWidth: keptWidth,
    px: { xs: 1, sm: 2 },
    overflowWrap: "anywhere",
    backgroundColor,
    ...(at === count - 1 && { borderRight: 1, borderRightColor: "divider" }),
  } as const;
}

/** The first rows of a report as a table, with the headings its file has. */
export function PreviewTable({ preview, name }: { readonly preview: ReportPreview; readonly name: string }) {
  const format = useFormat();
  const language = useLanguage();
  const { t } = useTranslation("reports");
  const spell = (value: ReportPreview["rows"][number][number], kind: Kind) => {
    if (value === null || value === "") return "–";
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "string") {
      if (kind === "date") return format.date(value);
      return kind === "moment" ? formatClock(value, language) : value;
    }
    if (kind === "money") return format.money(value);
    return kind === "percent" ? format.percent(value, 1) : format.number(value);
  };
  const count = keptCount(preview.columns);
  const alignOf = (kind: Kind) => (numeric.includes(kind) ? "right" : "left");
  return (
    <Card>
      {/* Focusable, so that keys can scroll it sideways. */}
      <TableContainer tabIndex={0} role="region" aria-label={name} sx={{ maxHeight: 560 }}>
        <Table size="small" stickyHeader aria-label={name}>
          <TableHead>
            <TableRow>
              {preview.columns.map((column, at) => (
                <TableCell
                  key={column.key}
                  align={alignOf(column.kind)}
                  sx={{
                    fontWeight: 700,
                    verticalAlign: "bottom",
                    minWidth: leastWidth(column),
                    ...kept(at, count, "background.default"),
                    // The heading must cover the names that scroll under it.
                    zIndex: at < count ? 3 : 2,
                  }}
                >
                  {column.label}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {preview.rows.map((row, index) => (
              // Preview rows have no ID.
              <TableRow key={index} hover>
                {preview.columns.map((column, at) => (
                  <TableCell
                    key={column.key}
                    {...(at === 0 && { component: "th", scope: "row" })}
                    align={alignOf(column.kind)}
                    sx={{ fontVariantNumeric: "tabular-nums", ...kept(at, count, "background.paper") }}
                  >
                    {column.key === "url" && row[at] ? (
                      <Link href={String(row[at])} sx={{ whiteSpace: "nowrap" }}>
                        {spell(row[at], column.kind)}
                      </Link>
                    ) : (
                      spell(row[at] ?? null, column.kind)
                    )}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Card>
  );
}

/** Spells a time that is told without its zone (`YYYY-MM-DD HH:MM`), as it stands. */
function formatClock(clock: string, language: Language): string {
  const at = new Date(`${clock.replace(" ", "T")}Z`);
  if (Number.isNaN(at.getTime())) return clock;
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  }).format(at);
}
