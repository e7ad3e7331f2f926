import { grant } from "../core/access.ts";
import { grades } from "../core/grades.ts";
import { bookletChoice } from "../curriculum/planning/bookletChoice.ts";
import { itemColumns } from "./curriculumReport.ts";
import { defineReport, reportWord } from "./defineReport.ts";

const { grade: _one, ...narrowing } = bookletChoice;

/** The curriculum of a grade, or of all of them, as a typeset booklet; its first rows are what its contents list. */
export const curriculumPdf = defineReport({
  name: "curriculumPDF",
  path: "/report/curriculumPDF",
  fileName: "Curriculum Booklet",
  formats: ["pdf"],
  access: grant(["Reports", "Curriculum"]),
  filters: { grade: reportWord(grades), ...narrowing },
  columns: itemColumns,
});
