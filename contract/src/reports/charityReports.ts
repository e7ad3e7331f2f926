import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { column, defineReport, reportWords } from "./defineReport.ts";

const charity = column("charity", "text", "Charity", "Organización");
const provider = column("provider", "text", "Provider", "Proveedor");
const site = column("site", "text", "Site", "Centro");
const classes = column("classes", "number", "Classes", "Clases");

/** What every giving report ends in; money in cents. */
const sums = [
  column("points", "number", "Points", "Puntos"),
  column("earned", "money", "Earned", "Ganado"),
  column("donated", "money", "Donated", "Donado"),
  column("total", "money", "Total", "Total"),
];

/** Where a line of giving stands: its class has chosen a charity, has yet to in that session, or won it between sessions. */
export const charityChoiceStates = ["chosen", "open", "between_sessions"] as const;

const places = {
  sessions: reportIds(),
  providers: reportIds(),
  schools: reportIds(),
  charities: reportIds(),
  charity_choice: reportWords(charityChoiceStates),
};

/** What the filters are called beside the common names. */
const labels = {
  en: {
    one: "Charity Report",
    many: "Charity Reports",
    fields: { charities: "Charities", charity_choice: "Charity Choice" },
  },
  es: {
    one: "Informe de organizaciones",
    many: "Informes de organizaciones",
    fields: { charities: "Organizaciones", charity_choice: "Elección de la organización" },
  },
} as const;

/** The Charity Report: every charity with the classes that chose it and what goes to it; zeros where none did. */
export const charityReport = defineReport({
  name: "charity",
  path: "/report/charity",
  fileName: "Charity Report",
  formats: ["csv"],
  access: grant(["Reports", "Charities"]),
  filters: { sessions: reportIds(), districts: reportIds() },
  choosesFields: true,
  columns: [
    charity,
    column("country", "text", "Country", "País"),
    column("state", "text", "State", "Estado"),
    classes,
    column("sites", "number", "Sites", "Centros"),
    ...sums,
  ],
});

/**
 * The Charity Distribution by Provider: per site and charity what its classes won and brought in, with a subtotal after
 * each provider. What classes won before they chose stands in lines of its own.
 */
export const charitySchoolEarning = defineReport({
  name: "charitySchoolEarning",
  path: "/report/charity-school-earning",
  fileName: "Charity Distribution by Provider",
  formats: ["xlsx"],
  access: grant(["Reports", "Charities"], "Provider Leader", "Site Leader"),
  labels,
  filters: places,
  columns: [provider, site, charity, classes, ...sums],
});

/** The Charity Earning Report: what each class won and brought in, by session and charity. */
export const charityEarning = defineReport({
  name: "charityEarning",
  path: "/report/charity-earning",
  fileName: "Charity Earning Report",
  formats: ["xlsx"],
  access: grant(["Reports", "Charities"]),
  labels,
  filters: places,
  columns: [
    charity,
    provider,
    site,
    column("teacher", "text", "Teacher", "Docente"),
    column("session", "text", "Session", "Sesión"),
    ...sums,
  ],
});
