import { cellColumn, column, numberColumn, spare } from "../../ui/list/columns.tsx";
import { AnswersLine } from "./AnswersLine.tsx";
import type { FormResponse } from "./FormResponse.ts";
import { LocalDay } from "./LocalDay.tsx";

/** The columns of what classes answered. */
export const responseColumns = [
  column("first_name", 100),
  column("last_name", 113),
  column("site_name", 140),
  spare(column("provider_name", 170)),
  column("grade", 80),
  column("title", 140),
  cellColumn("answer", (row: FormResponse) => <AnswersLine answers={row.answers} />, 226),
  cellColumn("created_at", (row: FormResponse) => <LocalDay moment={row.created_at} />, 184),
  spare(numberColumn("points", 90)),
  spare(column("session", 160)),
];

/** The same for one item: what it is called is said once, above. */
export const itemResponseColumns = responseColumns.map((each) =>
  each.field === "title" ? spare(each) : each,
);
