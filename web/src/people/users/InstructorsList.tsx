import { useTranslation } from "react-i18next";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { column, numberColumn, spare } from "../../ui/list/columns.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { gradeChoices } from "./gradeChoices.ts";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { instructorCalls, instructors } from "./userKinds.ts";

const form = loadOnce(async () => (await import("./InstructorForm.tsx")).InstructorForm);
const within = { role: "Instructor" };
const columns = [
  ...personColumns,
  column("school", 210),
  spare(column("provider", 180)),
  spare(column("school_leader", 170)),
  column("grade", 90),
  numberColumn("points", 100),
  ...accountColumns,
];

export function InstructorsList() {
  const { t } = useTranslation("people");
  return (
    <UsersPage
      kind={instructors}
      calls={instructorCalls}
      within={within}
      text={t("users.instructors")}
      columns={columns}
      filters={
        <>
          <PlaceFilters />
          <ChoiceFilter name="grade" choices={gradeChoices} />
        </>
      }
      form={form}
    />
  );
}
