import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport } from "./defineReport.ts";

/** Columns that identify a curriculum item. */
export const itemColumns = [
  column("type", "text", "Type", "Tipo"),
  column("title", "text", "Title", "Título"),
  column("level", "text", "Level", "Nivel"),
  column("trait", "text", "Trait", "Rasgo"),
  column("session_theme", "text", "Session Theme", "Tema de la sesión"),
  column("start", "date", "Start", "Inicio"),
  column("end", "date", "End", "Fin"),
];

/** The Curriculum Report: all items with what they belong to and their status. */
export const curriculumReport = defineReport({
  name: "curriculum",
  path: "/report/curriculum",
  fileName: "Curriculum Report",
  formats: ["csv"],
  access: grant(["Reports", "Curriculum"]),
  filters: { level: reportIds() },
  choosesFields: true,
  columns: [
    ...itemColumns,
    column("standard_1", "text", "Standard 1", "Estándar 1"),
    column("standard_2", "text", "Standard 2", "Estándar 2"),
    column("approved", "flag", "Approved", "Aprobado"),
    column("active", "flag", "Active", "Activo"),
  ],
});
