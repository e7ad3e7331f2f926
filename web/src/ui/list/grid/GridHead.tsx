import ArrowIcon from "@mui/icons-material/ArrowUpwardRounded";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import type { ListViewProps } from "../ListView.ts";
import type { useColumnWidths } from "./useColumnWidths.ts";

/** The row of headings: they sort, their edges resize, and the first one selects the page. */
export function GridHead<Row extends { readonly id: number }>(
  props: Omit<ListViewProps<Row>, "onSelect" | "nothing"> & {
    readonly onSelectAll: (isOn: boolean) => void;
    readonly widths: ReturnType<typeof useColumnWidths>;
    /** The column that Tab reaches; -1 if it is in another row. */
    readonly stop: number;
  },
) {
  const { columns, labels, state, sorts, actions, selects, rows, selected, widths, stop } = props;
  const { t } = useTranslation("ui");
  const lead = selects ? 1 : 0;
  const tabIndexOf = (column: number) => (column === stop ? 0 : -1);
  const count = rows.filter(({ id }) => selected.includes(id)).length;
  return (
    <div role="rowgroup" className="head">
      <div role="row" className="row" aria-rowindex={1}>
        {selects && (
          <div role="columnheader" aria-colindex={1} className="cell tick">
            <input
              type="checkbox"
              data-stop
              tabIndex={tabIndexOf(0)}
              aria-label={t("list.selectRows")}
              disabled={rows.length === 0}
              checked={count > 0 && count === rows.length}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && count < rows.length;
              }}
              onChange={(event) => props.onSelectAll(event.target.checked)}
            />
          </div>
        )}
        {columns.map(({ field, align, isPinned }, index) => {
          const tabIndex = tabIndexOf(lead + index);
          const isSorted = state.sort === field;
          const shared = {
            className: "cell",
            "aria-colindex": lead + index + 1,
            "data-align": align,
            style: { left: widths.pins[index] },
            "data-pinned": isPinned || undefined,
            onKeyDown: (event: KeyboardEvent<HTMLElement>) => widths.onKeyDown(field, event),
          };
          const text = <span>{labels.field(field)}</span>;
          const edge = <span className="edge" aria-hidden {...widths.edgeOf(field)} />;
          if (!sorts.includes(field)) {
            return (
              <div key={field} role="columnheader" tabIndex={tabIndex} {...shared}>
                <span className="heading">{text}</span>
                {edge}
              </div>
            );
          }
          return (
            <div
              key={field}
              role="columnheader"
              aria-sort={isSorted ? (state.order === "asc" ? "ascending" : "descending") : "none"}
              {...shared}
            >
              <button
                type="button"
                data-stop
                tabIndex={tabIndex}
                className="heading"
                aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
                onClick={() =>
                  state.change({ sort: field, order: isSorted && state.order === "asc" ? "desc" : "asc" })
                }
              >
                {text}
                <ArrowIcon />
              </button>
              {edge}
            </div>
          );
        })}
        {actions.length > 0 && (
          <div
            role="columnheader"
            aria-colindex={lead + columns.length + 1}
            className="cell menu"
            tabIndex={tabIndexOf(lead + columns.length)}
          >
            <Box component="span" sx={visuallyHidden}>
              {t("list.actions")}
            </Box>
          </div>
        )}
      </div>
    </div>
  );
}
