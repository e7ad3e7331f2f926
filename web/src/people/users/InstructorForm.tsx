import { settledTeacher, siteEndpoints, userEndpoints } from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { dataQuery } from "../../ui/dataQuery.ts";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { addUp } from "../open-money/addUp.ts";
import { InactiveFields } from "../open-money/InactiveFields.tsx";
import { gradeChoices } from "./gradeChoices.ts";
import { LeavingNote } from "./LeavingNote.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { instructorCalls, instructors } from "./userKinds.ts";

const { ReferencesField, SelectField } = fieldsOf(instructors);

/** With the fields by which one who is set inactive is settled. */
const calls = {
  ...instructorCalls,
  create: { ...userEndpoints.registerInstructor, body: settledTeacher.input },
};

/** Reads what isn't paid of all classes of a teacher. */
function useOpen(id: number) {
  const { data } = useQuery(
    dataQuery([userEndpoints.openMoney.name, id], userEndpoints.openMoney, { params: { id } }),
  );
  return data && addUp(data);
}

const fresh = { is_active: true };

export function InstructorForm() {
  return (
    <ResourceForm resource={instructors} calls={calls} fresh={fresh}>
      <PersonFields>
        <InactiveFields what="person" useOpen={useOpen} />
        <SelectField name="grade" choices={gradeChoices} />
      </PersonFields>
      <ReferencesField name="school_ids" list={siteEndpoints.list} />
      <LeavingNote />
    </ResourceForm>
  );
}
