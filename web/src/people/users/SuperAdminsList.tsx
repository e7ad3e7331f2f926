import { useTranslation } from "react-i18next";
import { FlagFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { cellColumn, column } from "../../ui/list/columns.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { UsersPage } from "./UsersPage.tsx";
import { accountColumns, personColumns, type User } from "./userColumns.tsx";
import { superAdminCalls, superAdmins } from "./userKinds.ts";

const form = loadOnce(async () => (await import("./SuperAdminForm.tsx")).SuperAdminForm);
const within = { role: "Super Admin,admin" };
const columns = [
  ...personColumns,
  cellColumn("role", (row: User) => <StaffRole user={row} />, 190),
  column("user_type", 220),
  ...accountColumns,
];

export function SuperAdminsList() {
  const { t } = useTranslation("people");
  return (
    <UsersPage
      kind={superAdmins}
      calls={superAdminCalls}
      within={within}
      text={t("users.superAdmins")}
      columns={columns}
      filters={
        <>
          <FlagFilter name="is_active" />
          <FlagFilter name="has_signed_in" />
        </>
      }
      form={form}
    />
  );
}

function StaffRole({ user }: { readonly user: Pick<User, "role"> }) {
  const { t } = useTranslation("people");
  return t(user.role.name === "admin" ? "roles.admin" : "roles.Super Admin");
}
