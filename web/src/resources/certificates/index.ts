import { responseManifest } from "../response-screens/index.ts";

export const nominationResponses = responseManifest(
  ["nomination"],
  async () => (await import("./NominationResponsesPage.tsx")).NominationResponsesPage,
);
