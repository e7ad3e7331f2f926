import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { activityTypes, traitKinds } from "../curriculum/activities/activityTypes.ts";
import { responseColumns } from "./activityDetails.ts";
import { defineReport, reportWords } from "./defineReport.ts";

/** The parts of the curriculum: what is an activity, character traits, and GiverTV. */
export const curriculumParts = ["activity", traitKinds.trait.key, traitKinds.giverTv.key] as const;

const typeKeys = Object.values(activityTypes).map(({ key }) => key);

/**
 * The Activity Response Report: every response with what was answered, one column per question. `trait_id` carries the
 * ids of sessions, as the specification has it; `sessions` says the same.
 */
export const activityResponses = defineReport({
  name: "activityResponses",
  path: "/report/activity-response",
  fileName: "Activity Response Report",
  // The second for what is more than a spreadsheet likes.
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
