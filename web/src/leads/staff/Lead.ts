import type { leadEndpoints } from "@kindling/contract";
import type { RowOf } from "../../ui/list/listRows.ts";

export type Lead = RowOf<typeof leadEndpoints.list>;
