import { type GivingByYear, type GivingGroup, givingGroups, isStaff } from "@kindling/contract";
import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSession } from "../../core/session.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { ChartCard } from "../charts/ChartCard.tsx";
import { amountTable } from "./amountTable.ts";
import { useFigures, type YearFigure, yearFigures } from "./yearFigures.ts";

const few = 10;

/** By what statements are asked for; a provider's are those of its sites. */
const asking = { charity: "charities", provider: "providers", site: "schools" } as const;

export type StatementsOf = { readonly [field in (typeof asking)[GivingGroup]]?: number };

/** One figure by charity, provider or site, beside the year before, with statements. */
export function GroupsBeside({
  by,
  giving: { rows },
  onGroup,
  onStatement,
}: {
  readonly by: GivingGroup;
  readonly giving: GivingByYear;
  readonly onGroup: (by: GivingGroup) => void;
  readonly onStatement: (of: StatementsOf, name: string) => void;
}) {
  const { t } = useTranslation("givingByYear");
  const { spell, difference } = useFigures();
  const [figure, setFigure] = useState<YearFigure>("total_cents");
  const [showsAll, setShowsAll] = useState(false);
  const names = rows.map(({ of }) => of?.name ?? t("notYetChosen"));
  const drawn = rows.slice(0, few);
  const series = (["now", "before"] as const).map((era) => ({
    name: t(era === "now" ? "now" : "yearBefore"),
    values: drawn.map((row) => row[era][figure]),
  }));
  const title = t(`by.${by}`);
  const claims = useSession()?.claims;
  // A charity's statement tells of all sites.
  const hasStatements = by !== "charity" || (claims !== undefined && isStaff({ role: claims.role.name }));
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" className="no-print" sx={{ gap: 2, flexWrap: "wrap", alignItems: "center" }}>
        <ToggleChoice
          label={t("by.label")}
          value={by}
          choices={givingGroups.map((value) => ({ value, children: t(`by.${value}`) }))}
          onChange={onGroup}
        />
        <TextField
          select
          label={t("figures.one")}
          value={figure}
          onChange={({ target: { value } }) => setFigure(value as YearFigure)}
          sx={{ minWidth: 180 }}
        >
          {yearFigures.map((each) => (
            <MenuItem key={each} value={each}>
              {t(`figures.${each}`)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <ChartCard
        title={`${title}: ${t(`figures.${figure}`)}`}
        text={t("chart")}
        data={{ unit: figure === "points" ? "number" : "money", labels: names.slice(0, few), series }}
      />
      <Card>
        <TableContainer tabIndex={0} role="region" aria-label={`${title}, ${t("yearBefore")}`}>
          <Table size="small" aria-label={title} sx={amountTable}>
            <TableHead>
              <TableRow>
                <TableCell>{t(`one.${by}`)}</TableCell>
                {(["now", "yearBefore", "difference"] as const).map((column) => (
                  <TableCell key={column} align="right">
                    {t(column)}
                  </TableCell>
                ))}
                {hasStatements && <TableCell className="no-print">{t("statement.one")}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.slice(0, showsAll ? rows.length : few).map(({ of, provider, now, before }, at) => (
                <TableRow key={`${of?.id} ${provider?.id}`} hover>
                  <TableCell component="th" scope="row" sx={{ minWidth: 150, overflowWrap: "anywhere" }}>
                    <strong>{names[at]}</strong>
                    {provider && ` · ${provider.name}`}
                  </TableCell>
                  <TableCell align="right">{spell(figure, now[figure])}</TableCell>
                  <TableCell align="right">{spell(figure, before[figure])}</TableCell>
                  <TableCell align="right">{difference(figure, now[figure], before[figure])}</TableCell>
                  {hasStatements && of && (
                    <TableCell className="no-print">
                      <Button
                        size="small"
                        startIcon={<FileIcon />}
                        aria-label={`${t("statement.of", { name: of.name })}, ${t("statement.file")}`}
                        onClick={() => onStatement({ [asking[by]]: of.id }, of.name)}
                      >
                        {t("statement.file")}
                      </Button>
                    </TableCell>
                  )}
                </TableRow>
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
