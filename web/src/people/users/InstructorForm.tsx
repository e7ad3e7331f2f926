import { siteEndpoints } from "@kindling/contract";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { gradeChoices } from "./gradeChoices.ts";
import { LeavingNote } from "./LeavingNote.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { instructorCalls, instructors } from "./userKinds.ts";

const { ReferencesField, SelectField } = fieldsOf(instructors);

const fresh = { is_active: true };

export function InstructorForm() {
  return (
    <ResourceForm resource={instructors} calls={instructorCalls} fresh={fresh}>
      <PersonFields>
        <SelectField name="grade" choices={gradeChoices} />
      </PersonFields>
      <ReferencesField name="school_ids" list={siteEndpoints.list} />
      <LeavingNote />
    </ResourceForm>
  );
}
