import type { PaymentDue, PaymentPart } from "@kindling/contract";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import Skeleton from "@mui/material/Skeleton";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableFooter from "@mui/material/TableFooter";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { ErrorNote, type FailedQuery } from "../../ui/feedback/ErrorNote.tsx";
import { sumsOf } from "./runs.ts";

interface DueTableProps {
  readonly found: FailedQuery & { readonly isPending: boolean; readonly isError: boolean };
  readonly rows: readonly PaymentDue[];
  readonly parts: readonly PaymentPart[];
  /** The charities that are left out. */
  readonly left: readonly number[];
  readonly onLeave: (ids: readonly number[]) => void;
}

const figures = ["donated", "earned", "total"] as const;
/** A phone has room for the total only; the parts are below the name. */
const wide = { display: { xs: "none", sm: "table-cell" } };
const digits = { fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" };

/** What is due to each charity, to be ticked, and the sums of what is. */
export function DueTable({ found, rows, parts, left, onLeave }: DueTableProps) {
  const { t } = useTranslation("payments");
  if (found.isError) return <ErrorNote found={found} things={t("due.title")} />;
  if (found.isPending) return <Skeleton variant="rounded" height={240} />;
  if (rows.length === 0) return <Typography color="textSecondary">{t("start.nothing")}</Typography>;
  const ticked = rows.filter(({ charity }) => !left.includes(charity.id));
  const all = rows.map(({ charity }) => charity.id);
  return (
    <Table
      size="small"
      aria-label={t("start.charities")}
      sx={{ "& .MuiTableCell-root": { px: { xs: 0.5, sm: 2 } } }}
    >
      <TableHead>
        <TableRow>
          <TableCell padding="checkbox">
            <Checkbox
              checked={ticked.length === rows.length}
              indeterminate={ticked.length > 0 && ticked.length < rows.length}
              onChange={(_event, isOn) => onLeave(isOn ? [] : all)}
              slotProps={{ input: { "aria-label": t("start.tickAll") } }}
            />
          </TableCell>
          <TableCell>{t("start.charity")}</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} align="right" sx={figure === "total" ? {} : wide}>
              {t(`figures.${figure}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const { id, name } = row.charity;
          const isOn = !left.includes(id);
          return (
            <TableRow key={id} hover>
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isOn}
                  onChange={() => onLeave(isOn ? [...left, id] : left.filter((each) => each !== id))}
                  slotProps={{ input: { "aria-label": name } }}
                />
              </TableCell>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                {name}
                <Sums rows={[row]} parts={parts} />
              </TableCell>
              <Figures rows={[row]} parts={parts} />
            </TableRow>
          );
        })}
      </TableBody>
      <TableFooter
        sx={{ "& .MuiTableCell-root": { color: "text.primary", typography: "body2", borderBottom: 0 } }}
      >
        <TableRow>
          <TableCell />
          <TableCell component="th" scope="row" sx={{ fontWeight: 700 }}>
            {t("start.sum", { count: ticked.length })}
            <Sums rows={ticked} parts={parts} />
          </TableCell>
          <Figures rows={ticked} parts={parts} />
        </TableRow>
      </TableFooter>
    </Table>
  );
}

type Shown = Pick<DueTableProps, "rows" | "parts">;

function Figures({ rows, parts }: Shown) {
  const format = useFormat();
  const sums = sumsOf(rows, parts);
  return figures.map((figure) => (
    <TableCell
      key={figure}
      align="right"
      sx={figure === "total" ? { ...digits, fontWeight: 700 } : { ...digits, ...wide }}
    >
      {format.money(sums[`${figure}_cents`])}
    </TableCell>
  ));
}

/** Donated and earned in words, for phones. */
function Sums({ rows, parts }: Shown) {
  const { t } = useTranslation("payments");
  const format = useFormat();
  const sums = sumsOf(rows, parts);
  return (
    <Box sx={{ display: { sm: "none" } }}>
      {parts.map((part) => (
        <Typography key={part} variant="note" component="p">
          {t(`figures.${part}`)} {format.money(sums[`${part}_cents`])}
        </Typography>
      ))}
    </Box>
  );
}
