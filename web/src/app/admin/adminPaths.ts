import { activityKinds, kindPaths } from "@kindling/contract";
import { answeredKinds, responsePathsOf } from "../../curriculum/responses/responsePaths.ts";
import { reportPaths } from "../menus/reportLines.ts";

const constituents = [
  "/users/super-admin/:id?",
  "/users/provider-leader/:id?",
  "/users/site-leader/:id?",
  "/users/instructor/:id?",
  "/lead",
  "/lead/:id",
  "/districts",
  "/categories",
  "/providers/:id?",
  "/school/:id?",
  "/teacher",
] as const;

const aboutClasses = ["/curriculum-export-pdf/preview", "/pacing"] as const;
const curriculum = [
  "/curriculum-calendar",
  "/program-video",
  "/levels",
  "/session",
  "/session-themes",
  "/standards",
  "/trait",
  "/trait/preview/:id",
  "/givertv-eposide",
  "/announcement",
  "/announcement/preview/:id",
  ...activityKinds.flatMap((kind) => [kindPaths[kind], `${kindPaths[kind]}/preview/:id`]),
  ...answeredKinds.flatMap((kind) => responsePathsOf(kind).map((path) => `${path}/:id?`)),
  `${kindPaths.puzzle}/print/:id`,
  "/quiz/questions",
  "/quiz-question/preview/:id",
] as const;

const teacherMedia = ["/teacher-media"] as const;
const pageFiles = ["/page-file", "/file-category"] as const;
const giving = ["/giving-overview"] as const;
const charities = [
  ...giving,
  "/giving-by-year",
  "/charity/:id?",
  "/charity-teacher-association",
  "/donations",
  "/thank-yous",
  "/thank-yous/replies",
  "/public-page",
  "/payments",
  "/payments/new",
  "/payments/runs/:id",
  "/sponsors",
  "/sponsors/:id",
  "/bank-statements",
  "/bank-statements/new",
  "/bank-statements/reconciliation",
  "/bank-statements/:id",
  "/session-closing/:id?",
  "/ledger-check",
] as const;
const everyone = ["/index", "/imports", "/audit-log", "/notifications"] as const;
/** The list behind the figures of the overview. */
const classes = ["/index/classes"] as const;

/** The screens that only unrestricted Super Admins have, by title. */
export const ruleScreens = {
  securityLog: "/security-log",
  setUp: "/set-up",
  signInRules: "/sign-in-rules",
  retention: "/retention",
} as const;

/** The screens of the program team: all of them for an unrestricted Super Admin, else by permission group. */
export const adminPaths = {
  super_admin: [
    ...constituents,
    ...curriculum,
    ...charities,
    ...pageFiles,
    ...teacherMedia,
    ...reportPaths("Super Admin"),
    ...aboutClasses,
    ...classes,
    ...everyone,
    ...Object.values(ruleScreens),
  ],
  constituents: [...constituents, ...classes, ...reportPaths("Constituents"), ...everyone],
  charities: [...charities, ...reportPaths("Charities"), ...everyone],
  curriculum: [...curriculum, ...classes, ...reportPaths("Curriculum"), ...aboutClasses, ...everyone],
  page_files: [...pageFiles, ...everyone],
  teacher_media_uploads: [...teacherMedia, ...reportPaths("Teacher Media Uploads"), ...everyone],
  reports: [...giving, ...classes, ...reportPaths("Reports"), ...aboutClasses, ...everyone],
} as const;
