import { grant } from "../core/access.ts";
import { column, defineReport } from "./defineReport.ts";

/**
 * The Curriculum Standards Report: every standard that something of the curriculum names, and how often it was taught.
 * Of those whom the access admits, the server serves it to the accounts that the settings name, and to nobody else.
 */
export const curriculumStandards = defineReport({
  name: "curriculumSTD",
  path: "/report/curriculumSTD",
  fileName: "Curriculum Standards Report",
  formats: ["xlsx"],
  access: grant("any", "Provider Leader", "Site Leader"),
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
