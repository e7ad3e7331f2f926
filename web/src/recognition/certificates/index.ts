import { responseManifest } from "../../classroom/responses/index.ts";

export const nominationResponses = responseManifest(
  "nominationResponse",
  async () => (await import("./NominationResponsesPage.tsx")).NominationResponsesPage,
);
