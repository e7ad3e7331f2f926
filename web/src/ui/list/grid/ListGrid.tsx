import { type ChangeEvent, type MouseEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { Later } from "../../Later.tsx";
import { loadOnce } from "../../loadOnce.ts";
import { useChangedRow } from "../changedRow.ts";
import { ListPager } from "../ListPager.tsx";
import type { Density, ListViewProps } from "../ListView.ts";
import { linkOptions } from "../useEditAddress.ts";
import { GridFrame } from "./GridFrame.ts";
import { GridHead } from "./GridHead.tsx";
import { GridRow } from "./GridRow.tsx";
import { useColumnWidths } from "./useColumnWidths.ts";
import { useGridFocus } from "./useGridFocus.ts";
import { useRoomBelow } from "./useRoomBelow.ts";

const sums = loadOnce(() => import("./SumRow.tsx"));

/** A list as a table; a click or Enter opens a row, Space selects it. */
export function ListGrid<Row extends { readonly id: number }>({
  density,
  nothing,
  onSelect,
  ...props
}: ListViewProps<Row> & { readonly density: Density }) {
  const { rows, total, columns, labels, state, hrefOf, loading, actions, selects, selected } = props;
  const { t } = useTranslation("ui");
  const navigate = useNavigate();
  const location = useLocation();
  const isChanged = useChangedRow();
  const { box, room } = useRoomBelow(400);
  const widths = useColumnWidths(columns, selects, actions.length > 0);
  const layout = { "--columns": widths.template, minWidth: widths.least };
  const lastTicked = useRef(0);
  const firstPlace = state.page * state.rows + 2;
  const count = rows.filter(({ id }) => selected.includes(id)).length;
  const columnCount = columns.length + Number(selects) + Number(actions.length > 0);

  const open = (index: number) => {
    const row = rows[index];
    if (row && !loading) void navigate(hrefOf(row), linkOptions(hrefOf(row), location));
  };
  const select = (changed: readonly Row[], isOn: boolean) =>
    onSelect(
      rows.filter((row) => (changed.includes(row) ? isOn : selected.includes(row.id))).map(({ id }) => id),
    );
  const focus = useGridFocus({
    open,
    toggle: (index) => {
      const row = rows[index];
      if (row && selects) select([row], !selected.includes(row.id));
    },
    selectAll: () => {
      if (selects) select(rows, true);
    },
  });
  // The next page can have fewer rows, and a view fewer columns.
  const stopRow = Math.min(focus.stop.row, rows.length);
  const stopColumn = Math.min(focus.stop.column, columnCount - 1);
  /** The row that an event is in; -1 for what is drawn elsewhere, such as a row's open menu. */
  const indexOf = ({ currentTarget, target }: MouseEvent<HTMLElement> | ChangeEvent<HTMLElement>) => {
    const row = target instanceof Element ? target.closest("[role=row]") : null;
    return row && currentTarget.contains(row) ? Number(row.getAttribute("aria-rowindex")) - firstPlace : -1;
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const cell = event.target instanceof Element ? event.target : null;
    if (cell?.closest(".tick")) return;
    const isLink = cell?.closest("a.text");
    // The browser opens the link by itself in a new tab or window.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    if (isLink) event.preventDefault();
    open(indexOf(event));
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const index = indexOf(event);
    if (index < 0 || !event.target.closest(".tick")) return;
    const hasShift = event.nativeEvent instanceof window.MouseEvent && event.nativeEvent.shiftKey;
    const from = hasShift ? lastTicked.current : index;
    select(rows.slice(Math.min(from, index), Math.max(from, index) + 1), event.target.checked);
    lastTicked.current = index;
  };

  const fit = useEffectEvent(() => {
    // Texts that wrap to a second line don't tell how wide they are.
    if (box.current && rows.length > 0 && density !== "comfortable") widths.fit(box.current);
  });
  useLayoutEffect(() => fit(), [rows, columns, density]);
  const told = rows.find((row) => row.id === props.openId) ?? rows.find(isChanged);
  useEffect(() => {
    // The row that is open, or was just changed, comes into sight.
    if (told)
      box.current
        ?.querySelector(":is([aria-current], [data-changed])")
        ?.scrollIntoView?.({ block: "nearest" });
  }, [told, box]);

  return (
    <GridFrame ref={box} data-density={density} style={{ maxHeight: room }}>
      <div className="scroller" data-scroller style={{ scrollPaddingLeft: widths.pinned }}>
        <div
          role="grid"
          aria-label={labels.many}
          aria-rowcount={total + 1}
          aria-colcount={columnCount}
          aria-multiselectable={selects}
          aria-busy={loading}
          style={layout}
          tabIndex={-1}
          onClick={onClick}
          onMouseOver={tellWhole}
          onChange={onChange}
          onFocus={focus.onFocus}
          onKeyDown={focus.onKeyDown}
        >
          <GridHead
            {...props}
            widths={widths}
            onSelectAll={(isOn) => select(rows, isOn)}
            stop={stopRow === 0 ? stopColumn : -1}
          />
          <div role="rowgroup" className="rows">
            {rows.map((row, index) => (
              <GridRow
                key={row.id}
                row={row}
                place={firstPlace + index}
                columns={columns}
                pins={widths.pins}
                href={hrefOf(row)}
                edit={props.editOf(row)}
                actions={actions}
                selects={selects}
                isOpen={row.id === props.openId}
                isChanged={isChanged(row)}
                isSelected={selected.includes(row.id)}
                selectLabel={t("list.selectRow")}
                stop={stopRow === index + 1 ? stopColumn : -1}
              />
            ))}
          </div>
          {rows.length === 0 && loading && <BlankRows columns={columnCount} />}
        </div>
        {rows.length > 0 && columns.some(({ align }) => align === "right") && (
          <Later from={sums}>{({ SumRow }) => <SumRow {...props} style={layout} pins={widths.pins} />}</Later>
        )}
        {rows.length === 0 && !loading && <div className="nothing">{nothing}</div>}
      </div>
      <div className="foot">
        {count > 0 && <span>{t("list.selected", { count })}</span>}
        <ListPager state={state} total={total} />
      </div>
    </GridFrame>
  );
}

/** Tells all of a text that its cell cuts off, where the pointer rests on it. */
function tellWhole({ target }: MouseEvent<HTMLElement>) {
  const text = target instanceof Element ? target.closest<HTMLElement>(".text") : null;
  if (text) text.title = text.scrollWidth > text.clientWidth ? text.textContent : "";
}

/** Stand in for the first rows while they load. */
function BlankRows({ columns }: { readonly columns: number }) {
  return (
    <div aria-hidden className="blank">
      {Array.from({ length: 12 }, (_row, row) => (
        <div key={row} className="row">
          {Array.from({ length: columns }, (_cell, cell) => (
            <div key={cell} className="cell" />
          ))}
        </div>
      ))}
    </div>
  );
}
