import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport } from "./defineReport.ts";
import { sum } from "./totals.ts";

/** Columns of response reports, in order. */
export const responseColumns = [
  column("provider", "text", "Provider", "Proveedor"),
  column("site", "text", "Site", "Plantel"),
  column("teacher", "text", "Teacher", "Docente"),
  column("grade", "text", "Grade", "Grado"),
  column("activity_type", "text", "Activity Type", "Tipo de actividad"),
  column("title", "text", "Title", "Título"),
  column("trait", "text", "Trait", "Rasgo"),
  column("answered_at", "moment", "Answered At", "Respondida el"),
  column("points", "number", "Points", "Puntos", sum),
] as const;

/** The Activity Detail Report: every response to an activity, trait or episode, newest first. */
export const activityDetails = defineReport({
  name: "activityDetails",
  path: "/report/activity-details",
  fileName: "Activity Detail Report",
  formats: ["xlsx"],
  access: grant(["Reports", "Curriculum"]),
  filters: { sessions: reportIds(), providers: reportIds(), schools: reportIds(), charities: reportIds() },
  columns: responseColumns,
});
