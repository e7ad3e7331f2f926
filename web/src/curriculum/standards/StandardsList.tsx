import { grades, standardEndpoints, standards } from "@kindling/contract";
import ShippedIcon from "@mui/icons-material/CheckRounded";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { useImporting } from "../../ui/importing/useImporting.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { cellColumn, column, spare } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
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

/** The catalog of standards that activities teach by. */
export function StandardsList() {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(standards);
  const removal = useRemoval(standards, standardEndpoints);
  const add = <AddButton resource={standards} create={standardEndpoints.create} />;
  const importing = useImporting(standards, standardEndpoints);
  return (
    <>
      <PageHeader title={labels.many} text={t("standards.text")}>
        {importing.button}
        {add}
      </PageHeader>
      <ResourceList
        resource={standards}
        list={standardEndpoints.list}
        columns={columns}
        start={start}
        filters={<OneChoiceFilter name="grade" choices={gradeChoices} />}
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("standards.empty")} text={t("standards.emptyText")}>
            {importing.button}
            {add}
          </EmptyState>
        }
      />
      <StandardForm />
      {importing.dialog}
      {removal.dialog}
    </>
  );
}
