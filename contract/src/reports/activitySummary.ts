import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { activityTypes } from "../curriculum/activities/activityTypes.ts";
import { column, defineReport } from "./defineReport.ts";

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
    column("instructors", "number", "Instructors", "Docentes"),
    ...Object.values(activityTypes).map(({ key, labels }) =>
      column(key, "number", labels.en.many, labels.es.many),
    ),
    column("total", "number", "Total", "Total"),
    column("participation", "percent", "Participation %", "Participación %"),
  ],
});
