import type { ChartData } from "@kindling/contract";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useTranslation } from "react-i18next";
import { useSpelling } from "./useSpelling.ts";

export function ChartTable({ data, name }: { readonly data: ChartData; readonly name: string }) {
  const { t } = useTranslation("ui");
  const spell = useSpelling(data.unit);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={name} sx={{ maxHeight: 420 }}>
      <Table size="small" stickyHeader aria-label={name}>
        <TableHead>
          <TableRow>
            <TableCell>{t("charts.what")}</TableCell>
            {data.series.map((series) => (
              <TableCell key={series.name} align="right">
                {series.name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.labels.map((label, at) => (
            // Two sites can have the same name.
            <TableRow key={`${at} ${label}`}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {data.series.map((series) => (
                <TableCell key={series.name} align="right" sx={{ fontVariantNumeric: "tabular-nums" }}>
                  {spell(series.values[at] ?? null)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
