import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport } from "./defineReport.ts";

/** The User Activity Report: all users, their places and activity. */
export const userActivityReport = defineReport({
  name: "userActivity",
  path: "/report/userActivity",
  fileName: "User Activity Report",
  formats: ["csv", "pdf"],
  access: grant(["Reports"]),
  filters: { sessions: reportIds(), districts: reportIds(), schools: reportIds() },
  choosesFields: true,
  columns: [
    column("first_name", "text", "First Name", "Nombre"),
    column("last_name", "text", "Last Name", "Apellidos"),
    column("email", "text", "Email", "Correo electrónico"),
    column("role", "text", "Role", "Rol"),
    column("provider", "text", "Provider", "Proveedor"),
    column("district", "text", "District", "Distrito"),
    column("site", "text", "Site", "Plantel"),
    column("grade", "text", "Grade", "Grado"),
    column("last_login", "moment", "Last Login", "Último acceso"),
    column("activities_completed", "number", "Activities Completed", "Actividades realizadas"),
    column("points", "number", "Points", "Puntos"),
    column("status", "text", "Status", "Estado"),
  ],
});
