import { activityKinds } from "@kindling/contract";

const lists = [
  ...activityKinds.filter((kind) => kind !== "nomination"),
  ..."announcement category district fileCategory giverTv level pageFile program quizGraphic".split(" "),
  ..."quizQuestion sessionTheme standard trait".split(" "),
];

const reports = "activitySummary charity charitySchoolEarning curriculum curriculumPDF curriculumSTD".split(
  " ",
);

/** Files that tell of nobody, besides those that need no sign-in. All others count as holding personal data, new ones too. */
export const exportsWithoutPeople: ReadonlySet<string> = new Set([
  ...lists.map((name) => `${name}.list.export`),
  ...reports.map((name) => `report.${name}`),
  "givingByYear.file",
  "paymentRun.accounting",
  "paymentRun.statements",
]);
