import { groups } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../ui/fields/fieldsOf.ts";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { superAdminCalls, superAdmins } from "./userKinds.ts";

const { MultiSelect, SelectField } = fieldsOf(superAdmins);

const staff = ["Super Admin", "admin"] as const;
const fresh = { is_active: true, role: "Super Admin" };

export function SuperAdminForm() {
  const { t } = useTranslation("people");
  return (
    <ResourceForm resource={superAdmins} calls={superAdminCalls} fresh={fresh}>
      <PersonFields />
      <SelectField name="role" choices={staff.map((role) => ({ value: role, label: t(`roles.${role}`) }))} />
      <MultiSelect
        name="user_type"
        choices={groups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
        hint={t("users.groupsHint")}
      />
    </ResourceForm>
  );
}
