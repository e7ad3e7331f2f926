import { mostChanges, type SheetBody, type SheetPreview } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { styled, useTheme } from "@mui/material/styles";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Checked } from "../ui/importing/useImport.ts";
import { useSheetTexts } from "./useSheetTexts.ts";

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

/** The id of the form of bad cells, for a button elsewhere that submits it. */
export const badCellsForm = "import-cells";

/** Cells with more characters are shown cut, so they can't be changed here. */
const longestShown = 200;

type Changes = NonNullable<SheetBody["changes"]>;

/** Whether the preview has a cell that can be corrected in it. */
export const isMendable = ({ errors, preview }: Checked) =>
  errors.some(
    ({ row, column }) =>
      row !== undefined && row > 1 && preview?.columns.some((header) => sameColumn(header, column)),
  );

/** The changes so far with what the fields of a form hold; those are named by row and place. */
function changesIn(form: HTMLFormElement, before: Changes, { columns, rows }: SheetPreview): Changes {
  const changes: Record<string, Record<string, string>> = { ...before };
  const texts = new Map(rows.map(({ row, cells }) => [String(row), cells]));
  for (const [name, value] of new FormData(form)) {
    const [row = "", place = ""] = name.split(" ");
    const header = columns[Number(place)] ?? "";
    if (typeof value !== "string" || value === textAt(before, row, header, texts.get(row)?.[Number(place)]))
      continue;
    changes[row] = { ...changes[row], [header]: value };
  }
  return changes;
}

/** What a cell holds: what was typed before, or what the file has. */
const textAt = (changes: Changes, row: string | number, header: string, text = "") =>
  changes[row]?.[header] ?? text;

/** Enter goes to the next field, and from the last one sends the form; Escape doesn't close the dialog. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  const { currentTarget: field } = event;
  if (event.key === "Escape") event.stopPropagation();
  if (event.key !== "Enter") return;
  event.preventDefault();
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>("input[name]") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (next) next.focus();
  else field.form?.requestSubmit();
}

/** The file as the server read it, with errors marked in their cells, which can be corrected there. */
export function ImportPreview({
  checked,
  changes,
  onChanges,
}: {
  readonly checked: Checked;
  readonly changes: Changes;
  readonly onChanges: (changes: Changes) => void;
}) {
  const { t } = useTranslation("ui");
  const { t: tell } = useSheetTexts();
  const [badOnly, setBadOnly] = useState(checked.errors.length > 0);
  const [isTooMuch, setTooMuch] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isAgain = Object.keys(changes).length > 0;
  useEffect(() => {
    if (isAgain) form.current?.querySelector<HTMLInputElement>("input[name]")?.focus();
  }, [isAgain]);
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const bad = useMemo(() => badCells(checked), [checked]);
  const { preview } = checked;
  if (!preview) return null;
  const { columns, rows } = preview;
  const shown = badOnly ? rows.filter(({ row }) => bad.has(row) || changes[row]) : rows;
  // On a phone, columns with errors come first.
  const isWrong = (place: number) => [...bad.values()].some((faults) => faults.has(place));
  const places = columns.map((_, place) => place);
  if (narrow && badOnly) places.sort((a, b) => Number(isWrong(b)) - Number(isWrong(a)));
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = changesIn(event.currentTarget, changes, preview);
    const count = Object.values(sent).reduce((sum, cells) => sum + Object.keys(cells).length, 0);
    setTooMuch(count > mostChanges);
    if (count <= mostChanges) onChanges(sent);
  };
  return (
    <form ref={form} id={badCellsForm} noValidate onSubmit={send}>
      {bad.size > 0 && (
        <FormControlLabel
          label={t("import.badOnly")}
          control={<Switch checked={badOnly} onChange={(event) => setBadOnly(event.target.checked)} />}
          sx={{ mb: 2 }}
        />
      )}
      {isTooMuch && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {tell("tooMany", { most: mostChanges })}
        </Alert>
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
                  {places.map((place) => {
                    const header = columns[place] ?? "";
                    return (
                      <PreviewCell
                        key={place}
                        name={`${row} ${place}`}
                        label={tell("cell", { column: header, row })}
                        text={textAt(changes, row, header, cells[place])}
                        isChanged={changes[row]?.[header] !== undefined}
                        faults={faults?.get(place)}
                      />
                    );
                  })}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </form>
  );
}

/** A plain field, since a preview can have a thousand of them. */
const CellInput = styled("input")(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    ...theme.typography.body1,
    width: "100%",
    height: 40,
    padding: "0 12px",
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: theme.shape.borderRadius,
    "&[aria-invalid=true]": { borderColor: palette.error.main },
    "&:focus-visible": { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  };
});

function PreviewCell({
  name,
  label,
  text,
  isChanged,
  faults,
}: {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  readonly isChanged: boolean;
  readonly faults: readonly string[] | undefined;
}) {
  const { t } = useTranslation("ui");
  const { t: tell } = useSheetTexts();
  const [isTyped, setTyped] = useState(false);
  const told = useId();
  if (!faults) {
    return (
      <TableCell sx={{ verticalAlign: "top", minWidth: 90 }}>
        {text}
        {isChanged && <Typography variant="note">{tell("mended")}</Typography>}
      </TableCell>
    );
  }
  return (
    <TableCell
      data-bad
      sx={{
        verticalAlign: "top",
        minWidth: 200,
        outline: "2px solid",
        outlineColor: isTyped ? "divider" : "error.main",
        outlineOffset: -2,
        bgcolor: "background.tint",
      }}
    >
      {isChanged || text.length <= longestShown ? (
        <CellInput
          name={name}
          defaultValue={text}
          placeholder={t("import.blank")}
          aria-label={label}
          aria-describedby={told}
          aria-invalid={!isTyped}
          autoComplete="off"
          onKeyDown={goOn}
          onChange={({ target }) => setTyped(target.value !== text)}
        />
      ) : (
        text
      )}
      <div id={told}>
        <Faults texts={faults} isQuiet={isTyped} />
      </div>
    </TableCell>
  );
}

function Faults({
  texts,
  isQuiet = false,
}: {
  readonly texts: readonly string[] | undefined;
  readonly isQuiet?: boolean;
}) {
  return texts?.map((text) => (
    <Box
      key={text}
      sx={{
        color: isQuiet ? "text.secondary" : "error.main",
        fontWeight: 600,
        fontSize: "0.8125rem",
        minWidth: 160,
        mt: 0.5,
      }}
    >
      {text}
    </Box>
  ));
}
