import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { activityTypes } from "../curriculum/activities/activityTypes.ts";
import { column, defineReport } from "./defineReport.ts";
import { sum } from "./totals.ts";

/** The Activity Summary Report: instructors, responses by type and participation per site. */
export const activitySummary = defineReport({
  name: "activitySummary",
  path: "/report/activity-summary",
  fileName: "Activity Summary Report",
  formats: ["xlsx"],
  access: grant(["Reports", "Curriculum"], "Provider Leader", "Site Leader"),
  filters: { sessions: reportIds(), providers: reportIds(), schools: reportIds() },
  columns: [
    column("provider", "text", "Provider", "Proveedor"),
    column("site", "text", "Site", "Plantel"),
    column("instructors", "number", "Instructors", "Docentes", sum),
    ...Object.values(activityTypes).map(({ key, labels }) =>
      column(key, "number", labels.en.many, labels.es.many, sum),
    ),
    column("total", "number", "Total", "Total", sum),
    column("participation", "percent", "Participation %", "Participación %", {
      as: "share",
      of: "instructors",
    }),
  ],
});
