import { useMemo } from "react";
import { type ListViewProps, rowName } from "../ListView.ts";
import { RowMenu } from "../RowMenu.tsx";

/** A row of a table. Its cells are drawn again only if the row or the columns change. */
export function GridRow<Row extends { readonly id: number }>({
  row,
  place,
  columns,
  pins,
  href,
  edit,
  actions,
  selects,
  isOpen,
  isChanged,
  isSelected,
  selectLabel,
  stop,
}: Pick<ListViewProps<Row>, "columns" | "actions" | "selects"> & {
  readonly row: Row;
  /** Its number among all rows of the list, the heading's included. */
  readonly place: number;
  /** How far from the left each pinned column stays, in pixels. */
  readonly pins: readonly number[];
  readonly href: string;
  readonly edit: string;
  readonly isOpen: boolean;
  /** Whether it was just added or changed. */
  readonly isChanged: boolean;
  readonly isSelected: boolean;
  readonly selectLabel: string;
  /** The column that Tab reaches; -1 if it is in another row. */
  readonly stop: number;
}) {
  const lead = selects ? 1 : 0;
  const tabIndexOf = (column: number) => (column === stop ? 0 : -1);
  const contents = useMemo(() => columns.map(({ cell }) => cell(row)), [columns, row]);
  const menuStop = tabIndexOf(lead + columns.length);
  const menu = useMemo(
    () => <RowMenu row={row} name={rowName(row, columns[0]?.field)} actions={actions} tabIndex={menuStop} />,
    [row, columns, actions, menuStop],
  );
  const hasMenu = actions.some(({ allowed }) => allowed(row));
  return (
    <div
      role="row"
      className="row"
      aria-rowindex={place}
      aria-selected={selects ? isSelected : undefined}
      aria-current={isOpen || undefined}
      data-changed={isChanged || undefined}
    >
      {selects && (
        <div role="gridcell" aria-colindex={1} className="cell tick">
          <input
            type="checkbox"
            data-stop
            readOnly
            tabIndex={tabIndexOf(0)}
            aria-label={selectLabel}
            checked={isSelected}
          />
        </div>
      )}
      {columns.map(({ field, align, isPinned }, index) => (
        <div
          key={field}
          data-field={field}
          role={index ? "gridcell" : "rowheader"}
          className="cell"
          aria-colindex={lead + index + 1}
          data-align={align}
          data-pinned={isPinned || undefined}
          style={isPinned ? { left: pins[index] } : undefined}
          tabIndex={tabIndexOf(lead + index)}
        >
          {index === 0 ? (
            <a href={href} data-edit={edit} tabIndex={-1} className="text">
              {contents[index]}
            </a>
          ) : (
            <div className="text">{contents[index]}</div>
          )}
        </div>
      ))}
      {actions.length > 0 && (
        <div
          role="gridcell"
          aria-colindex={lead + columns.length + 1}
          className="cell menu"
          tabIndex={hasMenu ? undefined : menuStop}
        >
          {menu}
        </div>
      )}
    </div>
  );
}
