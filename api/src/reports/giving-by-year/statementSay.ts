import type { Localized } from "@kindling/contract";

type Part = "charity" | "session" | "class" | "site";
type PerPart = Readonly<Record<Part, string>>;

const en = {
  title: "Statement of giving",
  file: (from: string, to: string) => `statements-${from}-${to}.pdf`,
  nothing: "Nothing was given in this period. Choose another one.",
  period: "Period",
  yearBefore: "Year before",
  asOf: "As of",
  sent: { site: "Sent to charities", charity: "Sent to you" },
  days: (from: string, to: string) => `${from} – ${to}`,
  beside: (now: string, before: string) => `${now} (year before: ${before})`,
  about: {
    site: (brand: string) =>
      `What the classes of this site brought in (donated), and what sponsors give for the points they earned (earned). Verified and paid are parts of what they donated. Thank you for giving with ${brand}.`,
    charity: (brand: string) =>
      `What classes of ${brand} that chose you brought in (donated), and what sponsors give for the points they earned (earned). Verified and paid are parts of what they donated. Thank you for what you do.`,
  },
  running: "The period is not over: the year before is told for as many days.",
  by: { charity: "By charity", session: "By session", class: "By class", site: "By site" } satisfies PerPart,
  one: { charity: "Charity", session: "Session", class: "Class", site: "Site" } satisfies PerPart,
  without: { charity: "Not yet chosen", session: "Between sessions", class: "", site: "" } satisfies PerPart,
  donated: "Donated",
  verified: "Verified",
  paid: "Paid",
  earned: "Earned",
  total: "Total",
};

const es: typeof en = {
  title: "Estado de lo donado",
  file: (from, to) => `estados-${from}-${to}.pdf`,
  nothing: "No se donó nada en este período. Elija otro.",
  period: "Período",
  yearBefore: "Año anterior",
  asOf: "Al día",
  sent: { site: "Enviado a organizaciones", charity: "Enviado a ustedes" },
  days: (from, to) => `${from} – ${to}`,
  beside: (now, before) => `${now} (año anterior: ${before})`,
  about: {
    site: (brand) =>
      `Lo que las clases de este plantel reunieron (donado) y lo que los patrocinadores dan por los puntos que ganaron (ganado). Lo verificado y lo pagado son partes de lo donado. Gracias por donar con ${brand}.`,
    charity: (brand) =>
      `Lo que las clases de ${brand} que los eligieron reunieron (donado) y lo que los patrocinadores dan por los puntos que ganaron (ganado). Lo verificado y lo pagado son partes de lo donado. Gracias por lo que hacen.`,
  },
  running: "El período no ha terminado: del año anterior se cuentan los mismos días.",
  by: { charity: "Por organización", session: "Por sesión", class: "Por clase", site: "Por plantel" },
  one: { charity: "Organización", session: "Sesión", class: "Clase", site: "Plantel" },
  without: { charity: "Aún sin elegir", session: "Entre sesiones", class: "", site: "" },
  donated: "Donado",
  verified: "Verificado",
  paid: "Pagado",
  earned: "Ganado",
  total: "Total",
};

/** What statements for sites and charities say. */
export const statementSay: Localized<typeof en> = { en, es };
