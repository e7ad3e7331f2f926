import { grant } from "../core/access.ts";
import { grades } from "../core/grades.ts";
import { bookletChoice } from "../resources/bookletChoice.ts";
import { column, defineReport, reportWord } from "./defineReport.ts";

const { grade: _one, ...narrowing } = bookletChoice;

/** The curriculum of a grade, or of all of them, as a typeset booklet; its first rows are what its contents list. */
export const curriculumPdf = defineReport({
  name: "curriculumPDF",
  path: "/report/curriculumPDF",
  fileName: "Curriculum Booklet",
  formats: ["pdf"],
  access: grant(["Reports", "Curriculum"]),
  filters: { grade: reportWord(grades), ...narrowing },
  columns: [
    column("type", "text", "Type", "Tipo"),
    column("title", "text", "Title", "Título"),
    column("level", "text", "Level", "Nivel"),
    column("trait", "text", "Trait", "Rasgo"),
    column("session_theme", "text", "Session Theme", "Tema de la sesión"),
    column("start", "date", "Start", "Inicio"),
    column("end", "date", "End", "Fin"),
  ],
});
