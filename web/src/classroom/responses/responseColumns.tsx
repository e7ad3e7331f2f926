import type { pdfFormResponseEndpoints } from "@kindling/contract";
import ClipIcon from "@mui/icons-material/AttachFileRounded";
import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { type Column, cellColumn, column, dateColumn, numberColumn, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { AnswersLine } from "./AnswersLine.tsx";
import { type ResponseRow, teacherOf } from "./ResponseRow.ts";

const title = column("title", 140);
const teacher = { cell: teacherOf, covers: "last_name" };

const columns: readonly Column<ResponseRow>[] = [
  { ...column("first_name", 100), heading: teacher },
  column("last_name", 113),
  column("site_name", 140),
  spare(column("provider_name", 170)),
  column("grade", 80),
  title,
  cellColumn("answer", (row: ResponseRow) => <AnswersLine answers={row.answers} />, 210),
  dateColumn("answered_on", 200),
  spare(numberColumn("points", 90)),
  spare(column("session", 160)),
  spare(column("generic_teacher", 160)),
];

const students: readonly Column<ResponseRow>[] = [
  column("student_first_name", 120),
  column("student_last_name", 120),
];

const mark = cellColumn(
  "right_answers",
  (row: ResponseRow) => (
    <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
      {row.right_answers} / {row.asked}
    </Box>
  ),
  84,
);

const files = cellColumn("files", (row: ResponseRow) => <FileCount files={row.files ?? []} />, 84);

/** What the rows of a resource show beyond the others', and before which column. */
function own(resource: string): { before: string; more: readonly Column<ResponseRow>[] } | undefined {
  if (resource === "nominationResponse") return { before: "site_name", more: students };
  if (resource === "quizAnswer") return { before: "answer", more: [mark] };
  if (resource === "pdfFormResponse") return { before: "answered_on", more: [files] };
  return undefined;
}

function columnsOf(resource: string, isOneItem: boolean): readonly Column<ResponseRow>[] {
  const more = own(resource);
  return columns.flatMap((each) => {
    // Of one item, what it is called is said once, above.
    const shown = isOneItem && each === title ? spare(each) : each;
    return more?.before === each.field ? [...more.more, shown] : [shown];
  });
}

const made = new Map<string, readonly Column<ResponseRow>[]>();

/** The columns of a sort of response, of all its items or of one; the same list for the same sort. */
export function responseColumns(resource: string, isOneItem: boolean): readonly Column<ResponseRow>[] {
  const key = `${resource} ${String(isOneItem)}`;
  const known = made.get(key) ?? columnsOf(resource, isOneItem);
  made.set(key, known);
  return known;
}

type Files = RowOf<typeof pdfFormResponseEndpoints.list>["files"];

function FileCount({ files }: { readonly files: Files }) {
  const { t } = useTranslation("responses");
  if (files.length === 0) return null;
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 0.25 }}>
      <ClipIcon aria-hidden sx={{ fontSize: "1.1em", color: "text.secondary" }} />
      <span aria-hidden>{files.length}</span>
      <Box component="span" sx={visuallyHidden}>
        {t("files", { count: files.length })}
      </Box>
    </Box>
  );
}
