import type { Endpoint } from "@kindling/contract";
import { hasSums, sumColumns, sumsEndpoint } from "@kindling/contract";
import Card from "@mui/material/Card";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../../core/language.ts";
import { dataQueryAs } from "../../dataQuery.ts";
import { useWhole } from "../../wholeCall.ts";
import type { ListViewProps } from "../ListView.ts";

/** Stays in sight while cards scroll under it. */
const inSight = { position: "sticky", bottom: 8, zIndex: 1, boxShadow: 4, px: 2, py: 0.75 } as const;
const line = { display: "flex", flexWrap: "wrap", columnGap: 2, typography: "body2" } as const;

/** What columns come to in all rows that the list matches, below its rows; nothing if the list adds nothing up. */
export function SumRow<Row extends { readonly id: number }>(props: SumRowProps<Row>) {
  const shown = props.columns.map(({ field }) => field);
  const list = useWhole(props.list);
  if (!hasSums(list) || !sumColumns(list).some(({ key }) => shown.includes(key as never))) return null;
  return <Sums {...props} list={list} />;
}

type SumRowProps<Row> = Pick<ListViewProps<Row>, "columns" | "labels" | "state" | "selects" | "actions"> & {
  readonly list: Endpoint;
  /** The columns' widths and pins, as those of the table; without them, the sums are a line below cards. */
  readonly style?: object;
  readonly pins?: readonly number[];
};

function Sums<Row extends { readonly id: number }>(props: SumRowProps<Row>) {
  const { list, columns, labels, state, selects, actions, style, pins = [] } = props;
  const { t } = useTranslation("header");
  const language = useLanguage();
  const format = useFormat();
  const { page: _page, rows: _rows, sort: _sort, order: _order, ...query } = state.query;
  const call = sumsEndpoint(list) as Endpoint;
  const found = useQuery(
    dataQueryAs<Readonly<Record<string, number>>>([call.name, query], call, { query: query as never }),
  );
  const sums = new Map(sumColumns(list).map((column) => [column.key, column]));
  const notes = [...sums.values()].flatMap(({ adds }) =>
    adds?.as === "sum" && adds.leftOut ? [adds.leftOut.note[language]] : [],
  );
  const name = [t("columns.total"), ...new Set(notes)].join(" · ");
  const tell = (field: string) => {
    const sum = found.data?.[field];
    if (sum === undefined) return null;
    return sums.get(field)?.kind === "money" ? format.money(sum) : format.number(sum);
  };
  const added = columns.filter(({ field }) => sums.has(field));
  if (!style)
    return (
      <Card role="group" aria-label={name} aria-busy={found.isPending} sx={{ ...inSight, ...line }}>
        <span>{name}</span>
        {added.map(({ field }) => (
          <span key={field}>
            {labels.field(field)}: <strong>{tell(field)}</strong>
          </span>
        ))}
      </Card>
    );
  return (
    <div role="group" aria-label={name} aria-busy={found.isPending} className="row sums" style={style}>
      {selects && <div className="cell tick" />}
      {columns.map(({ field, align, isPinned }, index) => (
        <div
          key={field}
          className="cell"
          data-align={align}
          data-pinned={isPinned || undefined}
          style={isPinned ? { left: pins[index] } : undefined}
        >
          <div className="text" title={index === 0 ? name : undefined}>
            {index === 0 ? (
              name
            ) : (
              <>
                {sums.has(field) && <span style={visuallyHidden}>{labels.field(field)}: </span>}
                {tell(field)}
              </>
            )}
          </div>
        </div>
      ))}
      {actions.length > 0 && <div className="cell menu" />}
    </div>
  );
}
