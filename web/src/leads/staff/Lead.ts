import type { leadEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

/** A lead as staff see it. */
export type Lead = RowOf<typeof leadEndpoints.list>;
