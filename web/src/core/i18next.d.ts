import "i18next";
import type account from "../locales/en/account.json";
import type app from "../locales/en/app.json";
import type classroom from "../locales/en/classroom.json";
import type curriculum from "../locales/en/curriculum.json";
import type landing from "../locales/en/landing.json";
import type people from "../locales/en/people.json";
import type reports from "../locales/en/reports.json";
import type ui from "../locales/en/ui.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "app";
    returnNull: false;
    resources: {
      account: typeof account;
      app: typeof app;
      classroom: typeof classroom;
      curriculum: typeof curriculum;
      landing: typeof landing;
      people: typeof people;
      reports: typeof reports;
      ui: typeof ui;
    };
  }
}
