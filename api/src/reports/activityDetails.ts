import type { activityDetails } from "@kindling/contract";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";
import { countResponses, narrowedTo, responseRows } from "./responses/responseRows.ts";
import { responsesByType } from "./responses/responsesBy.ts";

const narrowed = ({ query }: Asking<typeof activityDetails>) => narrowedTo(query);

/** Every response, a row each. */
export const activityDetailsSource: ReportSource<typeof activityDetails> = {
  statement: (asking) => responseRows(narrowed(asking), asking.context),
  count: (asking) => countResponses(narrowed(asking)),
  chart: (asking) => responsesByType(asking.db, narrowed(asking), asking.context.language),
};
