import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport } from "./defineReport.ts";

/** The Site Report: every site with its places and people. */
export const siteReport = defineReport({
  name: "site",
  path: "/report/site",
  fileName: "Site Report",
  formats: ["csv"],
  access: grant(["Reports", "Constituents"]),
  filters: { districts: reportIds(), providers: reportIds(), programs: reportIds() },
  columns: [
    column("site_number", "number", "Site Number", "Número de plantel"),
    column("name", "text", "Name", "Nombre"),
    column("abbreviation", "text", "Abbreviation", "Abreviatura"),
    column("program", "text", "Program", "Programa"),
    column("provider", "text", "Provider", "Proveedor"),
    column("district", "text", "District", "Distrito"),
    column("leaders", "text", "Leaders", "Responsables"),
    column("instructors", "number", "Instructors", "Docentes"),
    column("status", "text", "Status", "Estado"),
  ],
});
