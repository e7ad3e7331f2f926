import { firstTexts } from "./src/app/instructor/classroomTexts.ts";

/** A screen that people open first: what its first load consists of, and how much of it there may be. */
export interface FirstLoad {
  readonly path: string;
  /** Beside the entry: the modules that the path's route and its frames load. */
  readonly modules: readonly string[];
  /** The namespaces it loads. */
  readonly texts: readonly string[];
  /** The most JavaScript, gzipped, in KB. */
  readonly kilobytes: number;
}

/** The modules of every first load. */
export const entry = "src/main.tsx";

/** How many files of JavaScript a first load may have. */
export const mostFiles = 12;

/** What every screen behind the front door needs: the theme and the router. */
const portal = "src/app/Portal.tsx";

const everywhere = ["app", "account"];
const classroom = [...everywhere, ...firstTexts];
const frames = [
  portal,
  "src/app/instructor/askForClass.ts",
  "src/app/instructor/classroomArea.tsx",
  "src/app/shell/ClassroomFrame.tsx",
  "src/app/shell/ClassModeFrame.tsx",
];

/** The screens whose first loads are kept small; their modules are grouped for them, and `npm run check` weighs them. */
export const firstLoads: Readonly<Record<string, FirstLoad>> = {
  "sign-in": {
    path: "/log-in",
    modules: ["src/app/front-door/AccountFrame.tsx", "src/account/SignInPage.tsx"],
    texts: everywhere,
    kilobytes: 88,
  },
  lead: {
    path: "/lead-module",
    modules: ["src/app/front-door/LeadFrame.tsx", "src/app/front-door/LeadLanding.tsx"],
    texts: [...everywhere, "landing"],
    kilobytes: 96,
  },
  users: {
    path: "/users/instructor",
    modules: [
      portal,
      "src/app/shell/useMe.ts",
      "src/app/router/officeArea.ts",
      "src/app/shell/AppShell.tsx",
      "src/people/users/InstructorsList.tsx",
    ],
    texts: [...everywhere, "people", "ui"],
    kilobytes: 257,
  },
  home: {
    path: "/instructor/home",
    modules: [...frames, "src/classroom/HomePage.tsx"],
    texts: classroom,
    kilobytes: 198,
  },
  "class-mode": {
    path: "/instructor/home/mindfulness/:id",
    modules: [...frames, "src/classroom/ClassModePage.tsx"],
    texts: classroom,
    kilobytes: 203,
  },
};
