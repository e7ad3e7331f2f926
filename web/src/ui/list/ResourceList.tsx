import type { Endpoint, Reference, Resource } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useState } from "react";
import { useLabels } from "../../core/labels.ts";
import { readStored, writeStored } from "../../core/storage.ts";
import { ErrorNote } from "../feedback/ErrorNote.tsx";
import { Later, useLoaded } from "../Later.tsx";
import { loadOnce } from "../loadOnce.ts";
import { OnlyChoices } from "../permissions.ts";
import type { Column } from "./columns.tsx";
import { ExportButton } from "./ExportButton.tsx";
import { FilterBar } from "./FilterBar.tsx";
import { ListGrid } from "./grid/ListGrid.tsx";
import { ListContext } from "./ListContext.ts";
import { densities } from "./ListView.ts";
import { type AnyRow, pageQuery, type RowOf } from "./listRows.ts";
import { NothingFound } from "./NothingFound.tsx";
import { matchingOf, type RowAction } from "./RowAction.ts";
import { showList } from "./shownList.ts";
import { useColumnChoice } from "./useColumnChoice.ts";
import { useEditAddress } from "./useEditAddress.ts";
import { type ListStart, useListState } from "./useListState.ts";
import { ViewMenu } from "./ViewMenu.tsx";

const densityKey = "Density";
const cards = loadOnce(() => import("./ListCards.tsx"));
const bulkBar = loadOnce(() => import("./BulkBar.tsx"));

export interface ResourceListProps<E extends Endpoint> {
  readonly resource: Pick<Resource, "labels" | "filters" | "sorts">;
  readonly list: E;
  /** All columns in order; the first one names the row and is always shown. */
  readonly columns: readonly Column<RowOf<E>>[];
  /** Shown while there are no rows. */
  readonly empty: ReactNode;
  readonly filters?: ReactNode;
  /** Actions on one row and on selected rows. */
  readonly actions?: readonly RowAction<RowOf<E>>[];
  readonly bulkActions?: readonly RowAction<RowOf<E>>[];
  /** The page a row opens; without one, rows open in the drawer. */
  readonly pageOf?: (row: RowOf<E>) => string;
  readonly start?: ListStart;
  /** Fixed filters of the screen; define them outside of the component. */
  readonly within?: Readonly<Record<string, string>>;
}

const noActions: readonly never[] = [];

/** A resource's list, paged, sorted and filtered on the server; a table, or cards on phones. */
export function ResourceList<E extends Endpoint>({
  resource,
  list,
  columns,
  empty,
  filters,
  actions = noActions,
  bulkActions = noActions,
  pageOf,
  start,
  within,
}: ResourceListProps<E>) {
  type Row = RowOf<E> & AnyRow;
  const labels = useLabels(resource);
  const state = useListState(resource, list, start, within);
  const choice = useColumnChoice(columns, state);
  const narrow = useMediaQuery(useTheme().breakpoints.down("sm"));
  const [density, setDensity] = useState(
    () => densities.find((each) => each === readStored("local", densityKey)) ?? "standard",
  );
  const Cards = useLoaded(cards, narrow)?.ListCards;
  const edit = useEditAddress();
  const [selected, setSelected] = useState<readonly number[]>([]);
  const found = useQuery(pageQuery(list, state.query));
  // Rows are drawn bit by bit, so that taps get through meanwhile.
  const data = useDeferredValue(found.data);
  const loading = useDeferredValue(found.isPending || found.isPlaceholderData);
  const rows = useMemo(() => (data?.data ?? []) as Row[], [data]);
  const total = data?.meta.total ?? 0;
  const ticked = rows.filter((row) => selected.includes(row.id));
  const { page, rows: size, change } = state;

  useEffect(() => {
    // The last page can disappear when rows are deleted or a filter is set.
    const last = Math.max(0, Math.ceil((found.data?.meta.total ?? 0) / size) - 1);
    if (found.isSuccess && !found.isPlaceholderData && page > last)
      change({ page: last ? String(last) : null }, true);
  }, [found.isSuccess, found.isPlaceholderData, found.data, page, size, change]);

  useEffect(() => showList({ list, state, rows, total, pageOf }), [list, state, rows, total, pageOf]);

  const shown = useMemo(
    () =>
      choice.shown.flatMap((field, index) => {
        const column = columns.find((each) => each.field === field);
        return column ? { ...column, isPinned: index < choice.pinned } : [];
      }),
    [columns, choice.shown, choice.pinned],
  );
  const only = use(OnlyChoices);
  const told = useMemo(
    () => shown.filter((column, index) => index === 0 || tells(column, rows, only)),
    [shown, rows, only],
  );
  const hrefOf = pageOf ?? ((row: Row) => edit.hrefOf(row.id));
  const narrowed = state.search !== "" || Object.keys(state.filters).length > 0;
  const view = {
    list,
    rows,
    total,
    columns: told as readonly Column<Row>[],
    labels,
    state,
    sorts: resource.sorts,
    hrefOf,
    editOf: (row: Row) =>
      actions.some(({ edits, allowed }) => edits && allowed(row)) ? edit.hrefOf(row.id) : hrefOf(row),
    loading,
    actions: actions as readonly RowAction<Row>[],
    // Without any allowed action, checkboxes are useless.
    selects: bulkActions.some(({ allowed }) => rows.length === 0 || rows.some(allowed)),
    selected,
    openId: edit.id,
    onSelect: setSelected,
    nothing: narrowed ? <NothingFound things={labels.many} onClear={state.clear} /> : empty,
  };
  const context = useMemo(() => ({ state, labels }), [state, labels]);
  const isWhole = ticked.length === rows.length && total > rows.length;
  // The export keeps columns that the screen hides because all their values are alike.
  const file = { list, name: labels.many, query: state.query, fields: shown.map((column) => column.field) };

  return (
    <ListContext value={context}>
      <Stack sx={{ gap: 1, minWidth: 0 }}>
        {ticked.length > 0 ? (
          <Later from={bulkBar}>
            {({ BulkBar }) => (
              <BulkBar
                key={JSON.stringify(state.query)}
                rows={ticked}
                actions={bulkActions}
                matching={matchingOf(state.query, isWhole, total)}
                onClear={() => setSelected([])}
              >
                <ExportButton {...file} ids={ticked.map(({ id }) => id)} />
              </BulkBar>
            )}
          </Later>
        ) : (
          <FilterBar filters={filters}>
            {total > 0 && <ExportButton {...file} />}
            <ViewMenu
              fields={columns.map((column) => column.field)}
              sorts={resource.sorts}
              choice={choice}
              density={density}
              onDensity={(next) => {
                setDensity(next);
                writeStored("local", densityKey, next);
              }}
            />
          </FilterBar>
        )}
        {found.isError ? (
          <ErrorNote found={found} things={labels.unread.many} />
        ) : narrow ? (
          Cards && <Cards {...view} />
        ) : (
          <ListGrid {...view} density={density} />
        )}
      </Stack>
    </ListContext>
  );
}

/** Whether a column can vary within the user's scope. */
function tells(
  { field }: { readonly field: string },
  rows: readonly object[],
  only: Readonly<Record<string, Reference>> | null,
): boolean {
  const one = only?.[field];
  const values = rows.flatMap((row) => (row as Readonly<Record<string, unknown>>)[field]);
  return !one || values.some((value) => value !== one.name && (value as Reference | null)?.id !== one.id);
}
