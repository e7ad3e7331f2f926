import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: {
      account: typeof import("./en/account.json");
      app: typeof import("./en/app.json");
      calendar: typeof import("./en/calendar.json");
      classroom: typeof import("./en/classroom.json");
      content: typeof import("./en/content.json");
      curriculum: typeof import("./en/curriculum.json");
      dashboard: typeof import("./en/dashboard.json");
      home: typeof import("./en/home.json");
      giving: typeof import("./en/giving.json");
      givingOverview: typeof import("./en/givingOverview.json");
      landing: typeof import("./en/landing.json");
      offline: typeof import("./en/offline.json");
      nominations: typeof import("./en/nominations.json");
      media: typeof import("./en/media.json");
      pacing: typeof import("./en/pacing.json");
      people: typeof import("./en/people.json");
      puzzles: typeof import("./en/puzzles.json");
      quizzes: typeof import("./en/quizzes.json");
      reports: typeof import("./en/reports.json");
      responses: typeof import("./en/responses.json");
      savedReports: typeof import("./en/savedReports.json");
      stage: typeof import("./en/stage.json");
      ui: typeof import("./en/ui.json");
    };
  }
}
