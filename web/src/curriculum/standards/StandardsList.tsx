import { grades, standardEndpoints, standards } from "@kindling/contract";
import ShippedIcon from "@mui/icons-material/CheckRounded";
import { useTranslation } from "react-i18next";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { cellColumn, column, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { StandardForm } from "./StandardForm.tsx";

type Standard = RowOf<typeof standardEndpoints.list>;

const start = { sort: "name" };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

function Shipped() {
  const { t } = useTranslation("curriculum");
  return <ShippedIcon titleAccess={t("standards.ships")} sx={{ color: "success.main" }} />;
}

const columns = [
  {
    ...column("framework", 130),
    heading: { cell: (row: Standard) => `${row.framework} ${row.code}`, covers: "code" },
  },
  column("code", 100),
  column("statement", 340),
  column("grades", 110),
  cellColumn("ships", (row: Standard) => row.ships && <Shipped />, 200),
  spare(column("case_identifier", 290)),
];

export function StandardsList() {
  const { t } = useTranslation("curriculum");
  return (
    <ManagedListPage
      resource={standards}
      calls={standardEndpoints}
      text={t("standards.text")}
      columns={columns}
      start={start}
      filters={<OneChoiceFilter name="grade" choices={gradeChoices} />}
      empty={[t("standards.empty"), t("standards.emptyText")]}
    >
      <StandardForm />
    </ManagedListPage>
  );
}
