import { grades, siteEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { ReferencesField } from "../../ui/fields/ReferenceField.tsx";
import { SelectField } from "../../ui/fields/SelectField.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { column, numberColumn, spare } from "../../ui/list/columns.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { PlaceFilters } from "./PlaceFilters.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns } from "./userColumns.tsx";
import { instructorCalls, instructors } from "./userKinds.ts";

const within = { role: "Instructor" };
const fresh = { is_active: true };
const gradeChoices = grades.map((grade) => ({ value: grade, label: grade }));
const columns = [
  ...personColumns,
  column("school", 210),
  spare(column("provider", 180)),
  spare(column("school_leader", 170)),
  column("grade", 90),
  numberColumn("points", 100),
  ...accountColumns,
];

/** The teachers who run the activities with their classes. */
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
      form={
        <ResourceForm resource={instructors} calls={instructorCalls} fresh={fresh}>
          <PersonFields />
          <ReferencesField name="school_ids" list={siteEndpoints.list} />
          <SelectField name="grade" choices={gradeChoices} />
        </ResourceForm>
      }
    />
  );
}
