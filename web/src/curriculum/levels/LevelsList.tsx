import { grades, levelEndpoints, levels } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { column } from "../../ui/list/columns.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { LevelForm } from "./LevelForm.tsx";

const columns = [column("name", 220), column("grade", 300)];
const start = { sort: "name" };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));

/** The levels: grades that are taught alike. */
export function LevelsList() {
  const { t } = useTranslation("curriculum");
  const removal = useRemoval(levels, levelEndpoints);
  return (
    <ListPage
      resource={levels}
      calls={levelEndpoints}
      text={t("levels.text")}
      columns={columns}
      start={start}
      filters={<OneChoiceFilter name="grade" choices={gradeChoices} />}
      actions={[removal.action]}
      bulkActions={[removal.action]}
      empty={[t("levels.empty"), t("levels.emptyText")]}
    >
      <LevelForm />
      {removal.dialog}
    </ListPage>
  );
}
