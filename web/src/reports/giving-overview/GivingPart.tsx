import type { ChartData, GivingSums } from "@kindling/contract";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useFormat } from "../../core/language.ts";
import { ChartCard } from "../charts/ChartCard.tsx";

/** A charity, provider or session with its giving, and a link to details. */
export interface GivingRow {
  readonly key: number;
  readonly name: string;
  readonly sums: GivingSums;
  /** Its own page; none for what has none. */
  readonly page?: string | undefined;
  /** Its rows of the report; none where the report can't be narrowed to them. */
  readonly report?: string | undefined;
  readonly donations?: string | undefined;
}

const few = 10;
const columns = ["classes", "points", "earned", "donated", "total"] as const;

/** What is given, by charity, by provider or by session: a chart, and rows that lead on. */
export function GivingPart({
  part,
  drawn,
  rows,
}: {
  readonly part: "byCharity" | "byProvider" | "bySession";
  /** The rows that the chart shows. */
  readonly drawn: readonly GivingRow[];
  readonly rows: readonly GivingRow[];
}) {
  const { t } = useTranslation("givingOverview");
  const [showsAll, setShowsAll] = useState(false);
  const data: ChartData = {
    unit: "money",
    labels: drawn.map(({ name }) => name),
    series: [
      { name: t("figures.earned"), values: drawn.map(({ sums }) => sums.earned_cents) },
      { name: t("figures.donated"), values: drawn.map(({ sums }) => sums.donated_cents) },
    ],
  };
  const name = t(`${part}.rows`);
  return (
    <Stack spacing={1.5}>
      <ChartCard title={t(`${part}.title`)} text={t(`${part}.text`)} data={data} />
      <Card sx={{ breakInside: "avoid" }}>
        {/* Focusable, so that keys can scroll it sideways. */}
        <TableContainer tabIndex={0} role="region" aria-label={name}>
          <Table size="small" aria-label={name}>
            <TableHead>
              <TableRow>
                <TableCell>{t(`${part}.one`)}</TableCell>
                {columns.map((column) => (
                  <TableCell key={column} align="right">
                    {t(`columns.${column}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.slice(0, showsAll ? rows.length : few).map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {rows.length > few && !showsAll && (
          <Button className="no-print" sx={{ m: 1 }} onClick={() => setShowsAll(true)}>
            {t("showAll", { count: rows.length })}
          </Button>
        )}
      </Card>
    </Stack>
  );
}

function Row({ row: { name, sums, page, report, donations } }: { readonly row: GivingRow }) {
  const { t } = useTranslation("givingOverview");
  const format = useFormat();
  const money = (column: (typeof columns)[number], cents: number, to: string | undefined) => (
    <Lead to={to} label={`${name}, ${t(`columns.${column}`)}: ${format.money(cents)}`}>
      {format.money(cents)}
    </Lead>
  );
  const cells: readonly ReactNode[] = [
    format.number(sums.classes),
    format.number(sums.points),
    money("earned", sums.earned_cents, report),
    money("donated", sums.donated_cents, sums.donated_cents > 0 ? donations : undefined),
    money("total", sums.total_cents, report),
  ];
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ minWidth: 150, fontWeight: 600, overflowWrap: "anywhere" }}>
        <Lead to={page ?? report}>{name}</Lead>
      </TableCell>
      {cells.map((cell, at) => (
        <TableCell key={columns[at]} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

function Lead({
  to,
  label,
  children,
}: {
  readonly to: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}) {
  if (to === undefined) return children;
  return (
    <Link component={RouterLink} to={to} color="text.primary" underline="hover" aria-label={label}>
      {children}
    </Link>
  );
}
