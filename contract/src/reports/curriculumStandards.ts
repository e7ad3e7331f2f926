import { staffAndLeaders } from "../core/access.ts";
import { column, defineReport } from "./defineReport.ts";

/**
 * The Curriculum Standards Report: each standard and how often it was taught. The server also limits it to the
 * accounts in `CURRICULUM_STANDARDS_VIEWERS`.
 */
export const curriculumStandards = defineReport({
  name: "curriculumSTD",
  path: "/report/curriculumSTD",
  fileName: "Curriculum Standards Report",
  formats: ["xlsx"],
  access: staffAndLeaders,
  filters: {},
  columns: [
    column("standard", "text", "Standard", "Estándar"),
    column("type", "text", "Type", "Tipo"),
    column("title", "text", "Title", "Título"),
    column("level", "text", "Level", "Nivel"),
    column("trait", "text", "Trait", "Rasgo"),
    column("session_theme", "text", "Session Theme", "Tema de la sesión"),
    column("times_taught", "number", "Times Taught", "Veces impartido"),
  ],
});
