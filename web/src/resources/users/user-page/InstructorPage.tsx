import { InstructorForm } from "../InstructorForm.tsx";
import { instructors } from "../userKinds.ts";
import { UserPage } from "./UserPage.tsx";

/** The page of one instructor. */
export function InstructorPage() {
  return <UserPage kind={instructors} form={<InstructorForm />} />;
}
