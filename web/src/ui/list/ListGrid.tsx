import { pageSizes } from "@kindling/contract";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowSelectionModel,
  type GridSortModel,
} from "@mui/x-data-grid";
import { esES } from "@mui/x-data-grid/locales";
import { createContext, type ReactNode, use, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useNavigate } from "react-router";
import { useLanguage } from "../../core/language.ts";
import { visuallyHidden } from "../visuallyHidden.ts";
import { type ListViewProps, rowName } from "./ListView.ts";
import { RowMenu } from "./RowMenu.tsx";
import { linkOptions } from "./useEditAddress.ts";
import { useRangeText } from "./useRangeText.ts";
import { useRoomBelow } from "./useRoomBelow.ts";

const actionsField = "__actions";

/** Long text wraps to a second line if rows are high enough. */
const wrapped = {
  minWidth: 0,
  overflow: "hidden",
  lineHeight: 1.3,
  ".MuiDataGrid-root:not(.MuiDataGrid-root--densityCompact) &": {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: "2",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
  },
  ".MuiDataGrid-root--densityCompact &": { textOverflow: "ellipsis" },
} as const;

/** A row's menu stays visible if the columns are wider than the window, and fills its cell. */
const kept = {
  position: "sticky",
  right: 0,
  zIndex: 1,
  padding: 0,
  backgroundColor: "inherit",
  // The button also covers the cell's border, so that no clickable gap is left.
  "&.MuiDataGrid-cell": { border: 0, overflow: "visible", boxShadow: "inset 0 1px var(--rowBorderColor)" },
  "& .MuiIconButton-root": { width: 1, height: 1, borderRadius: 1 },
  // A fade shows that there is more to the right.
  "&::before": {
    content: '""',
    position: "absolute",
    insetBlock: 1,
    right: "100%",
    // Only as wide as a cell's padding, so that it never covers a number.
    width: 10,
    backgroundColor: "inherit",
    maskImage: "linear-gradient(to right, transparent, black)",
    pointerEvents: "none",
  },
} as const;

/** Shown in a table without rows; passed down, because a new component per render would remount. */
const Nothing = createContext<ReactNode>(null);
const NoRows = () => use(Nothing);
const slots = { noRowsOverlay: NoRows };

/** A list as a table; a click or Enter opens a row. */
export function ListGrid<Row extends { readonly id: number }>({
  rows,
  total,
  columns,
  labels,
  state,
  sorts,
  hrefOf,
  loading,
  actions,
  selects,
  selected,
  onSelect,
  density,
  nothing,
}: ListViewProps<Row> & { readonly density: GridDensity }) {
  const { t } = useTranslation("ui");
  const language = useLanguage();
  const navigate = useNavigate();
  const range = useRangeText();
  const { box, room } = useRoomBelow(400);
  const first = columns[0]?.field;
  const open = (row: Row) => void navigate(hrefOf(row), linkOptions(hrefOf(row)));

  const gridColumns = useMemo(() => {
    const shown = columns.map(
      (column): GridColDef => ({
        field: column.field,
        headerName: labels.field(column.field),
        sortable: sorts.includes(column.field),
        // On narrow screens, names and states keep their width and descriptions shrink.
        minWidth: Math.max(80, column.width * (column.field === first ? 1 : column.isState ? 0.9 : 0.75)),
        flex: column.width,
        align: column.align,
        headerAlign: column.align,
        display: "flex",
        renderCell: ({ row }) => {
          const cell = column.cell(row as Row);
          if (column.field !== first) return <Box sx={wrapped}>{cell}</Box>;
          return (
            <Link
              component={RouterLink}
              to={hrefOf(row as Row)}
              {...linkOptions(hrefOf(row as Row))}
              tabIndex={-1}
              underline="hover"
              color="text.primary"
              sx={wrapped}
              onClick={(event) => event.stopPropagation()}
            >
              {cell}
            </Link>
          );
        },
      }),
    );
    if (actions.length === 0) return shown;
    const menu: GridColDef = {
      field: actionsField,
      headerName: t("list.actions"),
      renderHeader: () => <Box sx={visuallyHidden}>{t("list.actions")}</Box>,
      sortable: false,
      resizable: false,
      width: 60,
      display: "flex",
      align: "center",
      renderCell: ({ row }) => <RowMenu row={row as Row} name={rowName(row as Row)} actions={actions} />,
    };
    return [...shown, menu];
  }, [columns, labels, sorts, first, hrefOf, actions, t]);

  const selection: GridRowSelectionModel = { type: "include", ids: new Set(selected) };
  const pick = (model: GridRowSelectionModel) =>
    onSelect(rows.map((row) => row.id).filter((id) => model.ids.has(id) === (model.type === "include")));

  return (
    // The grid is as high as its rows, at most as high as the window.
    <Box
      ref={box}
      sx={{
        display: "flex",
        flexDirection: "column",
        minHeight: rows.length === 0 ? 420 : 0,
        maxHeight: room,
      }}
    >
      <Nothing value={nothing}>
        <DataGrid
          rows={rows as Row[]}
          columns={gridColumns}
          rowCount={total}
          aria-label={labels.many}
          loading={loading}
          density={density}
          paginationMode="server"
          sortingMode="server"
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
          checkboxSelection={selects}
          rowSelectionModel={selection}
          onRowSelectionModelChange={pick}
          paginationModel={{ page: state.page, pageSize: state.rows }}
          pageSizeOptions={[...pageSizes]}
          onPaginationModelChange={({ page, pageSize }) => {
            if (pageSize !== state.rows) state.setRows(pageSize);
            else if (page !== state.page) state.change({ page: page > 0 ? String(page) : null });
          }}
          sortModel={[{ field: state.sort, sort: state.order }]}
          sortingOrder={["asc", "desc"]}
          onSortModelChange={([model]: GridSortModel) => {
            if (model) state.change({ sort: model.field, order: model.sort ?? "asc" });
          }}
          onRowClick={({ row }) => open(row as Row)}
          onCellKeyDown={({ field, row }, event) => {
            if (event.key !== "Enter" || field === actionsField || field.startsWith("__check")) return;
            event.preventDefault();
            open(row as Row);
          }}
          slots={slots}
          slotProps={{ loadingOverlay: { variant: "skeleton", noRowsVariant: "skeleton" } }}
          localeText={{
            ...(language === "es" ? esES.components.MuiDataGrid.defaultProps.localeText : {}),
            noRowsLabel: "",
            paginationDisplayedRows: range,
            footerRowSelected: (count) => t("list.selected", { count }),
          }}
          // Without this, the pinned column disappears when it is outside the window.
          columnBufferPx={4000}
          sx={{
            "& .MuiDataGrid-row": { cursor: "pointer" },
            [`& [data-field="${actionsField}"]`]: kept,
          }}
        />
      </Nothing>
    </Box>
  );
}
