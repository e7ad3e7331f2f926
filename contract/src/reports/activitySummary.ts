import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { reportIds } from "../core/reporting.ts";

/** The filters of the Activity Summary Report. */
export const activitySummaryQuery = z.strictObject({
  sessions: reportIds(),
  providers: reportIds(),
  schools: reportIds(),
});

const access = grant(["Reports", "Curriculum"], "Provider Leader", "Site Leader");

/** The Activity Summary Report: per site its instructors, responses by activity type, and participation. */
export const activitySummary = {
  fileName: "Activity Summary Report",
  download: defineEndpoint({
    name: "report.activitySummary",
    method: "GET",
    path: "/report/activity-summary",
    access,
    summary: "Activity Summary Report as XLSX",
    query: activitySummaryQuery,
    reply: z.string(),
    answersFile: true,
  }),
  preview: defineEndpoint({
    name: "report.activitySummary.preview",
    method: "GET",
    path: "/report/activity-summary/preview",
    access,
    summary: "The first rows of the Activity Summary Report",
    query: activitySummaryQuery,
    reply: z.object({
      data: z.object({
        columns: z.array(
          z.object({ key: z.string(), label: z.string(), kind: z.enum(["text", "number", "percent"]) }),
        ),
        rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
        total: z.number().int(),
      }),
    }),
  }),
};
