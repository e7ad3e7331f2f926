import { responseManifest } from "../../classroom/responses/index.ts";

export const nominationResponses = responseManifest(
  ["nomination"],
  async () => (await import("./NominationResponsesPage.tsx")).NominationResponsesPage,
);
