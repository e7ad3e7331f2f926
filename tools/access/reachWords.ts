import type { OutsideRole } from "@kindling/contract";

type Words = Partial<Record<OutsideRole, string>>;

const alike = "all";

/** Everyone who may read these sees all rows. */
const sameForAll: Words = { "Provider Leader": alike, "Site Leader": alike, Instructor: alike };

const ownSites: Words = {
  "Provider Leader": "of their provider's sites",
  "Site Leader": "of their sites",
  Instructor: "their own, at their sites",
};

/** The scope of leaders and instructors in words, by the first part of a call's name. */
export const reachWords: Readonly<Record<string, Words>> = {
  activityFormResponse: ownSites,
  category: sameForAll,
  charity: sameForAll,
  charityChoice: ownSites,
  class: ownSites,
  classDonation: ownSites,
  dashboard: ownSites,
  district: {
    "Provider Leader": "of their provider and its sites",
    "Site Leader": "of their sites",
  },
  find: { "Provider Leader": "what their lists show them", "Site Leader": "what their lists show them" },
  genericTeacher: { ...ownSites, Instructor: "of their own open sites" },
  givingByYear: ownSites,
  givingDashboard: ownSites,
  import: { "Provider Leader": "their own imports", "Site Leader": "their own imports" },
  instructor: ownSites,
  level: sameForAll,
  live: { Instructor: "their own rooms, at their sites" },
  mediaConsent: { ...ownSites, Instructor: "for their own files" },
  nominationResponse: ownSites,
  notification: { "Provider Leader": "their own notifications", "Site Leader": "their own notifications" },
  pace: ownSites,
  pdfFormResponse: ownSites,
  phone: { Instructor: "the phone of their own stage" },
  program: sameForAll,
  provider: { "Provider Leader": "their provider", "Site Leader": "the providers of their sites" },
  quizAnswer: ownSites,
  report: ownSites,
  savedReport: { "Provider Leader": "their own", "Site Leader": "their own" },
  savedView: { "Provider Leader": "their own", "Site Leader": "their own" },
  session: sameForAll,
  sessionTheme: sameForAll,
  site: { "Provider Leader": "their provider's sites", "Site Leader": "their sites" },
  standard: sameForAll,
  teacherGoal: ownSites,
  teacherMedia: { ...ownSites, Instructor: "their own" },
  teacherPoint: ownSites,
  thankYou: {
    "Provider Leader": "approved ones for their provider's sites",
    "Site Leader": "approved ones for their sites",
  },
  thankYouReply: ownSites,
  trait: sameForAll,
  traitResponse: ownSites,
  user: {
    "Provider Leader": "Site Leaders and Instructors of their sites; fellow Provider Leaders to read",
    "Site Leader":
      "Instructors of their sites; name, email and sites of the Site Leaders there and their Provider Leaders",
  },
};

/** Calls that only some admitted callers may make, by the start of the call's name. */
export const onlyWords: Readonly<Record<string, string>> = {
  "report.curriculumSTD": "only accounts that `CURRICULUM_STANDARDS_VIEWERS` names",
};
