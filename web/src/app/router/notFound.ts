import { screenRoute } from "./screenRoute.ts";

/** The screen for unknown and forbidden addresses, in whichever frame a person has. */
export const notFound = screenRoute(
  "/404",
  "notFound",
  async () => (await import("../NotFoundPage.tsx")).NotFoundPage,
);
