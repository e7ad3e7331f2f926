import type { Localized } from "@kindling/contract";

const en = {
  title: (brand: string) => `What classes of ${brand} give`,
  intro: "Classes choose a charity, earn for it with what they learn, and bring in donations.",
  session: "This session",
  allTime: "So far",
  measures: {
    earned_cents: "Earned",
    donated_cents: "Brought in",
    charities: "Charities reached",
    classes: "Classes",
    activities: "Activities",
  },
  notes: {
    earned_cents: "for activities",
    donated_cents: "donated by classes",
    charities: "",
    classes: "that gave",
    activities: "completed",
  },
  charities: "Charities that classes gave to",
  thankYous: "What charities say",
  photo: (charity: string) => `Photo from ${charity}`,
  asOf: (day: string) => `As of ${day}. Figures of fewer than five classes are not shown.`,
  tooFew: "There is not enough to show yet.",
  other: "Español",
  off: "This page isn't public",
  offText: "The program doesn't show its giving here at the moment.",
  tooMany: "Too many requests. Wait a moment, then try again.",
  saved: "Public page saved",
};

const es: typeof en = {
  title: (brand) => `Lo que donan las clases de ${brand}`,
  intro: "Las clases eligen una organización, ganan para ella con lo que aprenden y reúnen donaciones.",
  session: "En esta sesión",
  allTime: "Hasta ahora",
  measures: {
    earned_cents: "Ganado",
    donated_cents: "Reunido",
    charities: "Organizaciones",
    classes: "Clases",
    activities: "Actividades",
  },
  notes: {
    earned_cents: "por actividades",
    donated_cents: "donado por las clases",
    charities: "que recibieron algo",
    classes: "que donaron",
    activities: "hechas",
  },
  charities: "Organizaciones a las que donaron las clases",
  thankYous: "Lo que dicen las organizaciones",
  photo: (charity) => `Foto de ${charity}`,
  asOf: (day) => `Al ${day}. No se muestran cifras de menos de cinco clases.`,
  tooFew: "Todavía no hay suficiente para mostrar.",
  other: "English",
  off: "Esta página no es pública",
  offText: "El programa no muestra aquí sus donaciones por ahora.",
  tooMany: "Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.",
  saved: "Página pública guardada",
};

/** What the public page says. */
export const publicPageSay: Localized<typeof en> = { en, es };
