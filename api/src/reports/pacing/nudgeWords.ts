import type { Localized } from "@kindling/contract";

interface NudgeTexts {
  subject(site: string): string;
  heading: string;
  greeting(name: string): string;
  opening(site: string, silent: boolean): string;
  leadIn(sender: string): string;
  waiting: string;
  named(title: string, kind: string, end: string): string;
  others(count: number): string;
  nothing: string;
  howTo: string;
  button: string;
  why(sender: string | null, brand: string): string;
  noReply: string;
}

/** The words of a nudge: an invitation, not a reproach. */
export const nudgeWords: Localized<NudgeTexts> = {
  en: {
    subject: (site) => `Something is waiting for your class at ${site}`,
    heading: "A few good minutes are waiting",
    greeting: (name) => `Hello ${name},`,
    opening: (site, silent) =>
      silent
        ? `It has been quiet around your class at ${site} for a while. That happens in every school year, and a few minutes are enough to be back.`
        : `The session is under way, and some of it is still ahead of your class at ${site}. There is time, and every one you do counts.`,
    leadIn: (sender) => `${sender} adds:`,
    waiting: "This is waiting for your class today:",
    named: (title, kind, end) => `${title} (${kind}), until ${end}`,
    others: (count) => (count === 1 ? "… and 1 more." : `… and ${count} more.`),
    nothing: "Nothing is waiting today: your class has done all there is. Thank you!",
    howTo: "Two clicks from here it is on your classroom's screen.",
    button: "Open my classroom",
    why: (sender, brand) =>
      sender
        ? `${sender} sent you this from ${brand}, because your class is part of it.`
        : `This comes from ${brand}, because your class is part of it.`,
    noReply:
      "Replies to this mail reach nobody; please speak to the sender directly. It holds nothing about any student.",
  },
  es: {
    subject: (site) => `Algo espera a su clase en ${site}`,
    heading: "Unos buenos minutos le esperan",
    greeting: (name) => `Hola, ${name}:`,
    opening: (site, silent) =>
      silent
        ? `Hace un tiempo que no sabemos de su clase en ${site}. Pasa en todos los cursos, y bastan unos minutos para volver.`
        : `La sesión está en marcha y a su clase en ${site} aún le queda una parte por delante. Hay tiempo, y cada actividad cuenta.`,
    leadIn: (sender) => `${sender} añade:`,
    waiting: "Esto espera hoy a su clase:",
    named: (title, kind, end) => `${title} (${kind}), hasta el ${end}`,
    others: (count) => (count === 1 ? "… y 1 más." : `… y ${count} más.`),
    nothing: "Hoy no espera nada: su clase ya lo ha hecho todo. ¡Gracias!",
    howTo: "A dos clics de aquí está en la pantalla de su aula.",
    button: "Abrir mi aula",
    why: (sender, brand) =>
      sender
        ? `${sender} le envía este correo desde ${brand}, porque su clase participa en el programa.`
        : `Este correo viene de ${brand}, porque su clase participa en el programa.`,
    noReply:
      "Nadie lee las respuestas a este correo; hable directamente con quien lo envía. No contiene nada sobre ningún estudiante.",
  },
};
