import type { Localized } from "@kindling/contract";

const en = {
  subject: (site: string) => `Activities for your class at ${site}`,
  heading: "Activities for your class",
  greeting: (name: string) => `Hello ${name},`,
  opening: (site: string, silent: boolean) =>
    silent
      ? `Your class at ${site} hasn't recorded an activity for a while. One activity takes only a few minutes.`
      : `Your class at ${site} still has activities to do this session. There is time, and every activity counts.`,
  leadIn: (sender: string) => `${sender} adds:`,
  waiting: "Open for your class today:",
  named: (title: string, kind: string, end: string) => `${title} (${kind}), until ${end}`,
  others: (count: number) => (count === 1 ? "… and 1 more." : `… and ${count} more.`),
  nothing: "Your class has finished everything that is open today. Thank you!",
  howTo: "Open your classroom to start.",
  button: "Open my classroom",
  why: (sender: string | null, brand: string) =>
    sender
      ? `${sender} sent you this from ${brand} because your class takes part.`
      : `${brand} sent you this because your class takes part.`,
  noReply: "Don't reply to this email; contact the sender directly. It contains no student information.",
};

const es: typeof en = {
  subject: (site) => `Actividades para su clase en ${site}`,
  heading: "Actividades para su clase",
  greeting: (name) => `Hola, ${name}:`,
  opening: (site, silent) =>
    silent
      ? `Hace tiempo que su clase en ${site} no registra una actividad. Una actividad toma solo unos minutos.`
      : `A su clase en ${site} aún le quedan actividades por hacer en esta sesión. Hay tiempo, y cada actividad cuenta.`,
  leadIn: (sender) => `${sender} agrega:`,
  waiting: "Abierto hoy para su clase:",
  named: (title, kind, end) => `${title} (${kind}), hasta el ${end}`,
  others: (count) => (count === 1 ? "… y 1 más." : `… y ${count} más.`),
  nothing: "Su clase ya terminó todo lo que está abierto hoy. ¡Gracias!",
  howTo: "Abra su aula para empezar.",
  button: "Abrir mi aula",
  why: (sender, brand) =>
    sender
      ? `${sender} le envía este correo desde ${brand} porque su clase participa en el programa.`
      : `${brand} le envía este correo porque su clase participa en el programa.`,
  noReply:
    "No responda a este correo; comuníquese con la persona que lo envía. No contiene datos de estudiantes.",
};

/** The words of a nudge: an invitation, not a reproach. */
export const nudgeWords: Localized<typeof en> = { en, es };
