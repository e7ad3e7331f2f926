import type { Route } from "../core/route.ts";
import { adjustmentRoutes } from "./adjusting/adjustmentRoutes.ts";
import { bankLineRoutes } from "./bank/bankRoutes.ts";
import { choosingRoutes } from "./choosing/choosing.ts";
import { classPointRoutes } from "./classPoints.ts";
import { closingRoutes } from "./closing/closingRoutes.ts";
import { goalRoutes } from "./goals.ts";
import { pointRateRoutes } from "./ledger/pointRateRoutes.ts";
import { paymentRunRoutes } from "./payments/paymentRoutes.ts";
import { publicPageRoutes } from "./public-page/publicPageRoutes.ts";
import { storyRoutes } from "./sessionStory.ts";
import { sponsorPageRoutes } from "./sponsors/sponsorPageRoutes.ts";

/** How a class gives; its donations are a resource of their own. */
export const givingRoutes: Route[] = [
  ...bankLineRoutes,
  ...classPointRoutes,
  ...choosingRoutes,
  ...adjustmentRoutes,
  ...closingRoutes,
  ...goalRoutes,
  ...paymentRunRoutes,
  ...pointRateRoutes,
  ...sponsorPageRoutes,
  ...publicPageRoutes,
  ...storyRoutes,
];
