import { loadOnce } from "../../ui/loadOnce.ts";

/** What is below the first picture, fetched while that is drawn. */
export const homeFoot = loadOnce(() => import("./HomeFoot.tsx"));
