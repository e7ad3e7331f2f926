import { categories, categoryEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { AddButton } from "../../ui/list/AddButton.tsx";
import { column, spare } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { CategoryForm } from "./CategoryForm.tsx";

const columns = [column("name", 260), column("abbreviation"), spare(column("external_id"))];
const start = { sort: "name" };

/** The categories that charities and activities are sorted by. */
export function CategoriesList() {
  const { t } = useTranslation("people");
  const labels = useLabels(categories);
  const removal = useRemoval(categories, categoryEndpoints);
  const add = <AddButton resource={categories} create={categoryEndpoints.create} />;
  return (
    <>
      <PageHeader title={labels.many} text={t("categories.text")}>
        {add}
      </PageHeader>
      <ResourceList
        resource={categories}
        list={categoryEndpoints.list}
        columns={columns}
        start={start}
        actions={[removal.action]}
        bulkActions={[removal.action]}
        empty={
          <EmptyState title={t("categories.empty")} text={t("categories.emptyText")}>
            {add}
          </EmptyState>
        }
      />
      <CategoryForm />
      {removal.dialog}
    </>
  );
}
