import { loadOnce } from "../../ui/loadOnce.ts";

/** The guide: no first load and no classroom without a connection brings it along. */
export const guide = loadOnce(() => import("./Guide.tsx"));
