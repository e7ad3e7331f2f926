import type { Localized } from "@kindling/contract";
import type { Letters } from "../core/mail/deliverMails.ts";
import { letterHtml } from "../core/mail/letterHtml.ts";

/** The kinds of the mails that tell Super Admins when scheduled backups begin to fail, and when they work again. */
export const backupMailKinds = { failed: "backup_failed", works: "backup_works" } as const;

interface Texts {
  readonly subject: (brand: string) => string;
  readonly heading: string;
  readonly next: string;
}

const common: Localized<
  Record<"button", string> & Record<"greeting" | "reason" | "why", (text: string) => string>
> = {
  en: {
    button: "Open the portal",
    greeting: (name) => `Hello ${name},`,
    reason: (reason) => `The reason: ${reason}`,
    why: (brand) => `You get this email because you are a Super Admin of ${brand}.`,
  },
  es: {
    button: "Abrir el portal",
    greeting: (name) => `Hola, ${name}:`,
    reason: (reason) => `El motivo, en inglés: ${reason}`,
    why: (brand) => `Recibe este correo porque es superadministrador de ${brand}.`,
  },
};

const texts: Readonly<Record<keyof typeof backupMailKinds, Localized<Texts>>> = {
  failed: {
    en: {
      subject: (brand) => `${brand}: the backup failed`,
      heading: "The scheduled backup failed",
      next: "Forward this email to the person who runs the portal. We'll email you when a backup works again.",
    },
    es: {
      subject: (brand) => `${brand}: no se pudo hacer la copia de seguridad`,
      heading: "No se pudo hacer la copia de seguridad programada",
      next: "Reenvíe este correo a quien administra el portal. Le avisaremos cuando las copias vuelvan a funcionar.",
    },
  },
  works: {
    en: {
      subject: (brand) => `${brand}: backups work again`,
      heading: "The scheduled backup works again",
      next: "You don't need to do anything.",
    },
    es: {
      subject: (brand) => `${brand}: las copias de seguridad vuelven a funcionar`,
      heading: "La copia de seguridad programada vuelve a funcionar",
      next: "No tiene que hacer nada.",
    },
  },
};

const letterOf =
  (kind: keyof typeof backupMailKinds): Letters[string] =>
  async (_db, { address, firstName, language, data, settings: { appUrl, brandName: brand } }) => {
    const [say, { greeting, button: label, reason, why }] = [texts[kind][language], common[language]];
    const told = typeof data["reason"] === "string" ? [reason(data["reason"])] : [];
    const paragraphs = [greeting(firstName), ...told, say.next];
    const button = { label, link: appUrl };
    const small = [why(brand)];
    return {
      to: address,
      subject: say.subject(brand),
      html: letterHtml({ language, brand, heading: say.heading, paragraphs, button, small }),
      text: [...paragraphs, `${label}: ${button.link}`, ...small, brand].join("\n\n"),
    };
  };

export const backupLetters: Letters = {
  [backupMailKinds.failed]: letterOf("failed"),
  [backupMailKinds.works]: letterOf("works"),
};
