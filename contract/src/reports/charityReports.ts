import { grant } from "../core/access.ts";
import { reportIds } from "../core/reporting.ts";
import { structureWord } from "../people/givingStructures.ts";
import { column, defineReport, reportWords } from "./defineReport.ts";
import { sum } from "./totals.ts";

const charity = column("charity", "text", "Charity", "Organización");
const provider = column("provider", "text", "Provider", "Proveedor");
const site = column("site", "text", "Site", "Plantel");
const classes = column("classes", "number", "Classes", "Clases");

/** Money in cents. */
const sums = [
  column("points", "number", "Points", "Puntos", sum),
  column("earned", "money", "Earned", "Ganado", sum),
  column("donated", "money", "Donated", "Donado", sum),
  column("total", "money", "Total", "Total", sum),
];

/** Whether the class has chosen a charity, hasn't yet, or earned between sessions. */
export const charityChoiceStates = ["chosen", "open", "between_sessions"] as const;

const places = {
  sessions: reportIds(),
  districts: reportIds(),
  providers: reportIds(),
  schools: reportIds(),
  charities: reportIds(),
};
const choices = { charity_choice: reportWords(charityChoiceStates) };
const structure = structureWord();

const labels = {
  en: {
    one: "Charity Report",
    many: "Charity Reports",
    fields: { charities: "Charities", charity_choice: "Charity Choice" },
  },
  es: {
    one: "Informe de organizaciones",
    many: "Informes de organizaciones",
    fields: { charities: "Organizaciones", charity_choice: "Organización elegida" },
  },
} as const;

/** The Charity Report: every charity, or those that are asked for, with its classes and amounts, including zeros. */
export const charityReport = defineReport({
  name: "charity",
  path: "/report/charity",
  fileName: "Charity Report",
  formats: ["csv"],
  access: grant(["Reports", "Charities"]),
  labels,
  filters: { ...places, structure },
  choosesFields: true,
  columns: [
    charity,
    column("country", "text", "Country", "País"),
    column("state", "text", "State", "Estado"),
    classes,
    column("sites", "number", "Sites", "Planteles"),
    ...sums,
  ],
});

/**
 * The Charity Distribution by Provider: amounts per site and charity with provider subtotals. Amounts earned before a
 * choice have rows of their own.
 */
export const charitySchoolEarning = defineReport({
  name: "charitySchoolEarning",
  path: "/report/charity-school-earning",
  fileName: "Charity Distribution by Provider",
  formats: ["xlsx"],
  access: grant(["Reports", "Charities"], "Provider Leader", "Site Leader"),
  labels,
  filters: { ...places, ...choices, structure },
  columns: [provider, site, charity, classes, ...sums],
});

/** The Charity Earning Report: amounts per class, session and charity. */
export const charityEarning = defineReport({
  name: "charityEarning",
  path: "/report/charity-earning",
  fileName: "Charity Earning Report",
  formats: ["xlsx"],
  access: grant(["Reports", "Charities"]),
  labels,
  filters: { ...places, ...choices, structure },
  columns: [
    charity,
    provider,
    site,
    column("teacher", "text", "Teacher", "Docente"),
    column("session", "text", "Session", "Sesión"),
    ...sums,
  ],
});
