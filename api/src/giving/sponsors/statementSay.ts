import type { Localized } from "@kindling/contract";

const en = {
  title: "Sponsor statement",
  file: (id: number) => `sponsor-${id}.pdf`,
  asOf: "As of",
  pledge: "Pledge",
  periodLabel: "Period",
  period: (from: string, until: string) => `${from} – ${until}`,
  since: (from: string) => `since ${from}`,
  perPoint: (point: string, most: string) => `${point} for each point (${most})`,
  noLimit: "no limit",
  pledged: "Pledged",
  drawn: "Drawn",
  received: "Received",
  outstanding: "Outstanding",
  yearBefore: "Year before",
  running: "The period is not over: the year before is told for as many days.",
  about: (brand: string) =>
    `Classes of ${brand} earn points with their activities. Your pledges turn these points into money for the charities that the classes choose. Drawn is what they have earned so far; outstanding is drawn and not yet received. Thank you for giving.`,
  aboutPeriod: (brand: string) =>
    `Classes of ${brand} earn points with their activities. Your pledges turn these points into money for the charities that the classes choose. Drawn is what they earned in this period, by the day of the activity; received is what came in during it. Thank you for giving.`,
  byCharity: "What classes earned from this pledge, by the charity they chose.",
  bySite: "What classes earned from this pledge, by site.",
  charity: "Charity",
  site: "Site",
  classes: "Classes",
  activities: "Activities",
  points: "Points",
  notChosen: "Not yet chosen",
  total: "Total",
};

const es: typeof en = {
  title: "Estado de cuenta del patrocinador",
  file: (id) => `patrocinador-${id}.pdf`,
  asOf: "Al día",
  pledge: "Compromiso",
  periodLabel: "Período",
  period: (from, until) => `${from} – ${until}`,
  since: (from) => `desde el ${from}`,
  perPoint: (point, most) => `${point} por cada punto (${most})`,
  noLimit: "sin límite",
  pledged: "Comprometido",
  drawn: "Usado",
  received: "Recibido",
  outstanding: "Pendiente",
  yearBefore: "Año anterior",
  running: "El período no ha terminado: del año anterior se cuentan los mismos días.",
  about: (brand) =>
    `Las clases de ${brand} ganan puntos con sus actividades. Sus compromisos convierten esos puntos en dinero para las organizaciones que eligen las clases. Usado es lo que han ganado hasta ahora; pendiente es lo usado que aún no se ha recibido. Gracias por donar.`,
  aboutPeriod: (brand) =>
    `Las clases de ${brand} ganan puntos con sus actividades. Sus compromisos convierten esos puntos en dinero para las organizaciones que eligen las clases. Usado es lo que ganaron en este período, según el día de la actividad; recibido es lo que llegó en él. Gracias por donar.`,
  byCharity: "Lo que las clases ganaron de este compromiso, por la organización que eligieron.",
  bySite: "Lo que las clases ganaron de este compromiso, por plantel.",
  charity: "Organización",
  site: "Plantel",
  classes: "Clases",
  activities: "Actividades",
  points: "Puntos",
  notChosen: "Sin elegir",
  total: "Total",
};

/** What the statement of a sponsor says. */
export const statementSay: Localized<typeof en> = { en, es };
