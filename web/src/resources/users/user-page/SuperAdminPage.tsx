import { SuperAdminForm } from "../SuperAdminForm.tsx";
import { superAdmins } from "../userKinds.ts";
import { UserPage } from "./UserPage.tsx";

/** The page of one of the program team. */
export function SuperAdminPage() {
  return <UserPage kind={superAdmins} form={<SuperAdminForm />} />;
}
