import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { activityTypes } from "../curriculum/activities/activityTypes.ts";
import { traitKinds } from "../curriculum/activities/answeredTypes.ts";
import { responseColumns } from "./activityDetails.ts";
import { defineReport, reportWords } from "./defineReport.ts";

export const curriculumParts = ["activity", traitKinds.trait.key, traitKinds.giverTv.key] as const;

const typeKeys = Object.values(activityTypes).map(({ key }) => key);

/**
 * The Activity Response Report: every response with one column per question. `trait_id` holds session ids, as the
 * specification has it; `sessions` is an alias.
 */
export const activityResponses = defineReport({
  name: "activityResponses",
  path: "/report/activity-response",
  fileName: "Activity Response Report",
  // CSV for results too wide for a spreadsheet.
  formats: ["xlsx", "csv"],
  access: grant(["Reports", "Curriculum"]),
  filters: {
    trait_id: reportIds(),
    providers: reportIds(),
    schools: reportIds(),
    programs: reportIds(),
    curriculum_type: reportWords([...curriculumParts, ...typeKeys]),
    activity_types: reportWords([curriculumParts[1], curriculumParts[2], ...typeKeys]),
    traits: reportIds(),
  },
  alsoTaken: { sessions: reportIds() },
  columns: responseColumns,
});
