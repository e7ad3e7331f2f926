import { SiteLeaderForm } from "../SiteLeaderForm.tsx";
import { siteLeaders } from "../userKinds.ts";
import { UserPage } from "./UserPage.tsx";

/** The page of one Site Leader. */
export function SiteLeaderPage() {
  return <UserPage kind={siteLeaders} form={<SiteLeaderForm />} />;
}
