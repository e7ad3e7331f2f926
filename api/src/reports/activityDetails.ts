import type { activityDetails } from "@kindling/contract";
import type { Asking, ReportSource } from "./machinery/reportRoutes.ts";
import { countResponses, narrowedTo, responseRows } from "./responses/responseRows.ts";
import { responsesByType } from "./responses/responsesBy.ts";

const whereOf = ({ query }: Asking<typeof activityDetails>) => narrowedTo(query);

/** Every response, a row each. */
export const activityDetailsSource: ReportSource<typeof activityDetails> = {
  statement: (asking) => responseRows(whereOf(asking), asking.context),
  count: (asking) => countResponses(whereOf(asking)),
  chart: (asking) => responsesByType(asking.db, whereOf(asking), asking.context.language),
};
