import { groups } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { MultiSelect } from "../../ui/fields/MultiSelect.tsx";
import { SelectField } from "../../ui/fields/SelectField.tsx";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ResourceForm } from "../../ui/form/ResourceForm.tsx";
import { cellColumn, column } from "../../ui/list/columns.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns, type User } from "./userColumns.tsx";
import { superAdminCalls, superAdmins } from "./userKinds.ts";

const staff = ["Super Admin", "admin"] as const;
const within = { role: staff.join(",") };
const fresh = { is_active: true, role: "admin" };
const columns = [
  ...personColumns,
  cellColumn("role", (row: User) => row.role.name, 130),
  column("user_type", 220),
  ...accountColumns,
];

/** The programme's own staff: Super Admins and admins. */
export function SuperAdminsList() {
  const { t } = useTranslation("people");
  return (
    <UsersPage
      kind={superAdmins}
      calls={superAdminCalls}
      within={within}
      text={t("users.superAdmins")}
      columns={columns}
      filters={<FlagFilter name="is_active" />}
      form={<SuperAdminForm />}
    />
  );
}

function SuperAdminForm() {
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
