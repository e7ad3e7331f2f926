import { categories, categoryEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { column, spare } from "../../ui/list/columns.tsx";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { CategoryForm } from "./CategoryForm.tsx";

const columns = [column("name", 260), column("abbreviation"), spare(column("external_id"))];
const start = { sort: "name" };

export function CategoriesList() {
  const { t } = useTranslation("people");
  return (
    <ManagedListPage
      resource={categories}
      calls={categoryEndpoints}
      text={t("categories.text")}
      columns={columns}
      start={start}
      empty={[t("categories.empty"), t("categories.emptyText")]}
    >
      <CategoryForm />
    </ManagedListPage>
  );
}
