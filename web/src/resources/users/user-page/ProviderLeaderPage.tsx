import { ProviderLeaderForm } from "../ProviderLeaderForm.tsx";
import { providerLeaders } from "../userKinds.ts";
import { UserPage } from "./UserPage.tsx";

/** The page of one Provider Leader. */
export function ProviderLeaderPage() {
  return <UserPage kind={providerLeaders} form={<ProviderLeaderForm />} />;
}
