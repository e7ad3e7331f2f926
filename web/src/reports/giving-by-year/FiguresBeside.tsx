import type { GivingByYear } from "@kindling/contract";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Section } from "../../ui/page/Section.tsx";
import { amountTable } from "./amountTable.ts";
import { useFigures, yearFigures } from "./yearFigures.ts";

/** All figures of a period beside those of the year before. */
export function FiguresBeside({ giving: { period, totals } }: { readonly giving: GivingByYear }) {
  const { t } = useTranslation("givingByYear");
  const format = useFormat();
  const { spell, difference } = useFigures();
  const span = ({ from, to }: { readonly from: string; readonly to: string }) =>
    t("span", { from: format.date(from), to: format.date(to) });
  const title = t("figures.title");
  return (
    <Section title={title}>
      {period.is_running && (
        <Typography role="note" sx={{ mb: 1.5 }}>
          {t("running", { date: format.date(period.to), before: format.date(period.before.to) })}
        </Typography>
      )}
      {/* Focusable, so that keys can scroll it sideways. */}
      <TableContainer tabIndex={0} role="region" aria-label={`${title}, ${t("yearBefore")}`}>
        <Table size="small" aria-label={title} sx={amountTable}>
          <TableHead>
            <TableRow>
              <TableCell>{t("figures.one")}</TableCell>
              <TableCell align="right">{span(period)}</TableCell>
              <TableCell align="right">
                {t("yearBefore")}
                <Typography variant="note" component="div">
                  {span(period.before)}
                </Typography>
              </TableCell>
              <TableCell align="right">{t("difference")}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {yearFigures.map((figure) => {
              const [now, before] = [totals.now[figure], totals.before[figure]];
              return (
                <TableRow key={figure}>
                  <TableCell component="th" scope="row" sx={{ minWidth: 130 }}>
                    <strong>{t(`figures.${figure}`)}</strong>
                    <Typography variant="note" component="div">
                      {t(`notes.${figure}`)}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">
                    <strong>{spell(figure, now)}</strong>
                  </TableCell>
                  <TableCell align="right">{spell(figure, before)}</TableCell>
                  <TableCell align="right">{difference(figure, now, before)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
