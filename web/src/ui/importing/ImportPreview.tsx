import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useTheme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Checked } from "./useImport.ts";

const sameColumn = (header: string, column: string | undefined) =>
  column !== undefined && header.trim().toLowerCase() === column.trim().toLowerCase();

/** The errors of each cell, by row and position; -1 for errors without a cell. */
function badCells(checked: Checked): ReadonlyMap<number, ReadonlyMap<number, readonly string[]>> {
  const columns = checked.preview?.columns ?? [];
  const rows = new Map<number, Map<number, string[]>>();
  for (const { row = 1, column, msg } of checked.errors) {
    const cells = rows.get(row) ?? new Map<number, string[]>();
    const place = columns.findIndex((header) => sameColumn(header, column));
    cells.set(place, [...(cells.get(place) ?? []), msg]);
    rows.set(row, cells);
  }
  return rows;
}

/** The file as the server read it, with errors marked in their cells. */
export function ImportPreview({ checked }: { readonly checked: Checked }) {
  const { t } = useTranslation("ui");
  const [badOnly, setBadOnly] = useState(checked.errors.length > 0);
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const bad = useMemo(() => badCells(checked), [checked]);
  if (!checked.preview) return null;
  const { columns, rows } = checked.preview;
  const shown = badOnly ? rows.filter(({ row }) => bad.has(row)) : rows;
  // On a phone, columns with errors come first.
  const isWrong = (place: number) => [...bad.values()].some((faults) => faults.has(place));
  const places = columns.map((_, place) => place);
  if (narrow && badOnly) places.sort((a, b) => Number(isWrong(b)) - Number(isWrong(a)));
  return (
    <>
      {bad.size > 0 && (
        <FormControlLabel
          label={t("import.badOnly")}
          control={<Switch checked={badOnly} onChange={(event) => setBadOnly(event.target.checked)} />}
        />
      )}
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t("import.preview")}
        sx={{ border: 1, borderColor: "divider", borderRadius: 1, maxHeight: 380 }}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t("import.row")}</TableCell>
              {places.map((place) => (
                <TableCell key={place} sx={{ whiteSpace: "nowrap" }}>
                  {columns[place]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ row, cells }) => {
              const faults = bad.get(row);
              return (
                <TableRow key={row}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: faults ? 700 : 400 }}>
                    {row}
                    <Faults texts={faults?.get(-1)} />
                  </TableCell>
                  {places.map((place) => (
                    <PreviewCell key={place} text={cells[place] ?? ""} faults={faults?.get(place)} />
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function PreviewCell({
  text,
  faults,
}: {
  readonly text: string;
  readonly faults: readonly string[] | undefined;
}) {
  const { t } = useTranslation("ui");
  return (
    <TableCell
      {...(faults && { "data-bad": true })}
      sx={{
        verticalAlign: "top",
        minWidth: faults ? 180 : 90,
        ...(faults && {
          outline: "2px solid",
          outlineColor: "error.main",
          outlineOffset: -2,
          bgcolor: "background.tint",
        }),
      }}
    >
      {text || (faults && <i>{t("import.blank")}</i>)}
      <Faults texts={faults} />
    </TableCell>
  );
}

function Faults({ texts }: { readonly texts: readonly string[] | undefined }) {
  return texts?.map((text) => (
    <Box key={text} sx={{ color: "error.main", fontWeight: 600, fontSize: "0.8125rem", minWidth: 160 }}>
      {text}
    </Box>
  ));
}
