import type { Localized, MailTime, NotificationKind } from "@kindling/contract";

const en = {
  saved: "Notification settings saved",
  stop: "Stop these emails",
  kinds: {
    approval: "approvals waiting for you",
    lead: "new inquiries",
    nudge: "answered nudges",
    report: "mailed reports",
    import: "finished imports",
    ledger: "ledger checks",
    mail: "undelivered emails",
  } satisfies Record<NotificationKind, string> as Record<NotificationKind, string>,
  digests: { daily: "daily digest", weekly: "weekly digest" } as Partial<Record<MailTime, string>>,
  about: (what: string) => `emails about ${what}`,
  willStop: (emails: string) => `This stops the ${emails}. You'll still get your other emails.`,
  haveStopped: (emails: string) => `You won't get the ${emails} anymore.`,
  greeting: (name: string) => `Hello ${name},`,
  atOnce: (count: number) => (count === 1 ? "A notification for you" : `${count} notifications for you`),
  headings: { daily: "Your day in short", weekly: "Your week in short" },
  news: "New for you:",
  more: (count: string) => `… and ${count} more.`,
  open: "Open",
  openAll: "Open your notifications",
  openClasses: "See the classes",
  why: (brand: string) =>
    `You get this email because of your notification settings in ${brand}. You can change them there.`,
  import: {
    done: (things: string, total: string) => `Import finished: ${things}, ${total}`,
    failed: (things: string) => `Import failed: ${things}. Nothing was saved.`,
    rows: (count: number, spelled: string) => `${spelled} ${count === 1 ? "row" : "rows"}`,
  },
  undelivered: (name: string) => `Emails to ${name} couldn't be delivered`,
  checkAddress: (email: string) => `Check the address: ${email}`,
};

const es: typeof en = {
  saved: "Se guardaron los ajustes de notificaciones",
  stop: "Dejar de recibir estos correos",
  kinds: {
    approval: "aprobaciones pendientes",
    lead: "consultas nuevas",
    nudge: "avisos respondidos",
    report: "informes enviados",
    import: "importaciones terminadas",
    ledger: "revisiones del libro mayor",
    mail: "correos no entregados",
  },
  digests: { daily: "resumen diario", weekly: "resumen semanal" },
  about: (what) => `correos sobre ${what}`,
  willStop: (emails) => `Dejará de recibir: ${emails}. Seguirá recibiendo sus demás correos.`,
  haveStopped: (emails) => `Ya no recibirá: ${emails}.`,
  greeting: (name) => `Hola, ${name}:`,
  atOnce: (count) => (count === 1 ? "Una notificación para usted" : `${count} notificaciones para usted`),
  headings: { daily: "Su día en breve", weekly: "Su semana en breve" },
  news: "Novedades para usted:",
  more: (count) => `… y ${count} más.`,
  open: "Abrir",
  openAll: "Abrir sus notificaciones",
  openClasses: "Ver las clases",
  why: (brand) => `Recibe este correo por sus ajustes de notificaciones en ${brand}. Puede cambiarlos allí.`,
  import: {
    done: (things, total) => `Importación terminada: ${things}, ${total}`,
    failed: (things) => `La importación falló: ${things}. No se guardó nada.`,
    rows: (count, spelled) => `${spelled} ${count === 1 ? "fila" : "filas"}`,
  },
  undelivered: (name) => `No se pudieron entregar correos a ${name}`,
  checkAddress: (email) => `Revise la dirección: ${email}`,
};

/** What notifications, their emails and settings say. */
export const notificationsSay: Localized<typeof en> = { en, es };

/** Names emails that an unsubscribe link stops. */
export function nameEmails(
  { kind, mail }: { readonly kind: NotificationKind | null; readonly mail: MailTime },
  language: keyof typeof notificationsSay,
): string {
  const say = notificationsSay[language];
  return kind ? say.about(say.kinds[kind]) : (say.digests[mail] ?? "");
}
