import { grant } from "../core/access.ts";
import { grades } from "../core/grades.ts";
import { bookletChoice } from "../curriculum/planning/bookletChoice.ts";
import { itemColumns } from "./curriculumReport.ts";
import { defineReport, reportWord } from "./defineReport.ts";

const { grade: _one, ...narrowing } = bookletChoice;

/** A typeset curriculum booklet for a grade or all grades; its preview is the contents. */
export const curriculumPdf = defineReport({
  name: "curriculumPDF",
  path: "/report/curriculumPDF",
  fileName: "Curriculum Booklet",
  formats: ["pdf"],
  access: grant(["Reports", "Curriculum"]),
  filters: { grade: reportWord(grades), ...narrowing },
  columns: itemColumns,
});
