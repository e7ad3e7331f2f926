import { grades, levelEndpoints, levels } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { column } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { LevelForm } from "./LevelForm.tsx";

const columns = [column("name", 220), column("grade", 300)];
const start = { sort: "name" };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

/** The levels: grades that are taught alike. */
export function LevelsList() {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(levels);
  const removal = useRemoval(levels, levelEndpoints);
  const add = <AddButton resource={levels} create={levelEndpoints.create} />;
  return (
    <>
      <PageHeader title={labels.many} text={t("levels.text")}>
        {add}
      </PageHeader>
      <ResourceList
        resource={levels}
        list={levelEndpoints.list}
        columns={columns}
        start={start}
        filters={<OneChoiceFilter name="grade" choices={gradeChoices} />}
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("levels.empty")} text={t("levels.emptyText")}>
            {add}
          </EmptyState>
        }
      />
      <LevelForm />
      {removal.dialog}
    </>
  );
}
