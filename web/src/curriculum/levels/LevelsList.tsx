import { grades, levelEndpoints, levels } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { column } from "../../ui/list/columns.tsx";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import { LevelForm } from "./LevelForm.tsx";

const columns = [column("name", 220), column("grade", 300)];
const start = { sort: "name" };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

export function LevelsList() {
  const { t } = useTranslation("curriculum");
  return (
    <ManagedListPage
      resource={levels}
      calls={levelEndpoints}
      text={t("levels.text")}
      columns={columns}
      start={start}
      filters={<OneChoiceFilter name="grade" choices={gradeChoices} />}
      empty={[t("levels.empty"), t("levels.emptyText")]}
    >
      <LevelForm />
    </ManagedListPage>
  );
}
