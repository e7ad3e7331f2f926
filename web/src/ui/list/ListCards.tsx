import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Checkbox from "@mui/material/Checkbox";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { useChangedRow } from "./changedRow.ts";
import { SumRow } from "./grid/SumRow.tsx";
import { ListPager } from "./ListPager.tsx";
import { type ListViewProps, rowName } from "./ListView.ts";
import { RowMenu } from "./RowMenu.tsx";
import { SelectPage } from "./SelectPage.tsx";
import { linkOptions } from "./useEditAddress.ts";

/** A list on phones: one card per row, with all columns. */
export function ListCards<Row extends { readonly id: number }>(props: ListViewProps<Row>) {
  const { rows, total, state, loading, nothing, columns } = props;
  const isChanged = useChangedRow();
  if (loading)
    return (
      <Stack spacing={1.5} aria-busy>
        {[0, 1, 2, 3].map((each) => (
          <Skeleton key={each} variant="rounded" height={132} />
        ))}
      </Stack>
    );
  if (rows.length === 0) return nothing;
  return (
    <>
      {props.selects && <SelectPage {...props} />}
      <Stack component="ul" spacing={1.5}>
        {rows.map((row) => (
          <RowCard key={row.id} row={row} isChanged={isChanged(row)} {...props} />
        ))}
      </Stack>
      {columns.some(({ align }) => align === "right") && (
        <Suspense>
          <SumRow {...props} />
        </Suspense>
      )}
      <ListPager state={state} total={total} />
    </>
  );
}

function RowCard<Row extends { readonly id: number }>(
  props: ListViewProps<Row> & { readonly row: Row; readonly isChanged: boolean },
) {
  const { row, isChanged, columns, labels, hrefOf, editOf, actions, selects, selected, onSelect } = props;
  const { t } = useTranslation("ui");
  const [first, ...rest] = columns;
  const others = rest
    .filter(({ field }) => field !== first?.heading?.covers)
    .sort((a, b) => Number(b.isState ?? false) - Number(a.isState ?? false));
  const name = rowName(row, first?.field);
  return (
    <Card
      component="li"
      data-changed={isChanged || undefined}
      sx={{ px: 2, py: 1, "&[data-changed]": { outline: 3, outlineColor: "success.main" } }}
    >
      <Stack direction="row" sx={{ alignItems: "center", gap: 1, mb: 0.5, minHeight: 40 }}>
        {selects && (
          <Checkbox
            sx={{ ml: -1 }}
            checked={selected.includes(row.id)}
            slotProps={{ input: { "aria-label": t("list.select", { name }) } }}
            onChange={(event) =>
              onSelect(event.target.checked ? [...selected, row.id] : selected.filter((id) => id !== row.id))
            }
          />
        )}
        <Link
          component={RouterLink}
          to={hrefOf(row)}
          data-edit={editOf(row)}
          {...linkOptions(hrefOf(row))}
          variant="h3"
          color="text.primary"
          underline="hover"
          sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}
        >
          {(first?.heading ?? first)?.cell(row)}
        </Link>
        <RowMenu row={row} name={name} actions={actions} />
      </Stack>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
          gap: 0.75,
          typography: "body2",
        }}
      >
        {others.map((column) => (
          <Box key={column.field} sx={{ display: "contents" }}>
            <Box component="dt" sx={{ color: "text.secondary" }}>
              {labels.field(column.field)}
            </Box>
            <Box component="dd" sx={{ overflowWrap: "anywhere", "&:empty::before": { content: '"–"' } }}>
              {column.cell(row)}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
