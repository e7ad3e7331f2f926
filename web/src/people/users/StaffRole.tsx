import { useTranslation } from "react-i18next";
import type { User } from "./userColumns.tsx";

export function StaffRole({ user }: { readonly user: Pick<User, "role"> }) {
  const { t } = useTranslation("people");
  return t(user.role.name === "admin" ? "roles.admin" : "roles.Super Admin");
}
