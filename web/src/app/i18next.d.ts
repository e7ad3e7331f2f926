import "i18next";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: {
      account: typeof import("../locales/en/account.json");
      aloud: typeof import("../locales/en/aloud.json");
      app: typeof import("../locales/en/app.json");
      bank: typeof import("../locales/en/bank.json");
      basics: typeof import("../locales/en/basics.json");
      calendar: typeof import("../locales/en/calendar.json");
      classroom: typeof import("../locales/en/classroom.json");
      content: typeof import("../locales/en/content.json");
      curriculum: typeof import("../locales/en/curriculum.json");
      dashboard: typeof import("../locales/en/dashboard.json");
      factors: typeof import("../locales/en/factors.json");
      header: typeof import("../locales/en/header.json");
      home: typeof import("../locales/en/home.json");
      giving: typeof import("../locales/en/giving.json");
      givingByYear: typeof import("../locales/en/givingByYear.json");
      givingOverview: typeof import("../locales/en/givingOverview.json");
      adjusting: typeof import("../locales/en/adjusting.json");
      landing: typeof import("../locales/en/landing.json");
      ledgerCheck: typeof import("../locales/en/ledgerCheck.json");
      illustrations: typeof import("../locales/en/illustrations.json");
      offline: typeof import("../locales/en/offline.json");
      nominations: typeof import("../locales/en/nominations.json");
      media: typeof import("../locales/en/media.json");
      openMoney: typeof import("../locales/en/openMoney.json");
      pacing: typeof import("../locales/en/pacing.json");
      plan: typeof import("../locales/en/plan.json");
      payments: typeof import("../locales/en/payments.json");
      people: typeof import("../locales/en/people.json");
      presenter: typeof import("../locales/en/presenter.json");
      privacy: typeof import("../locales/en/privacy.json");
      publicPage: typeof import("../locales/en/publicPage.json");
      puzzles: typeof import("../locales/en/puzzles.json");
      quizzes: typeof import("../locales/en/quizzes.json");
      recording: typeof import("../locales/en/recording.json");
      reports: typeof import("../locales/en/reports.json");
      responses: typeof import("../locales/en/responses.json");
      savedReports: typeof import("../locales/en/savedReports.json");
      sheets: typeof import("../locales/en/sheets.json");
      sponsorPage: typeof import("../locales/en/sponsorPage.json");
      sponsors: typeof import("../locales/en/sponsors.json");
      stage: typeof import("../locales/en/stage.json");
      thanks: typeof import("../locales/en/thanks.json");
      thankYous: typeof import("../locales/en/thankYous.json");
      ui: typeof import("../locales/en/ui.json");
      viewAs: typeof import("../locales/en/viewAs.json");
    };
  }
}
