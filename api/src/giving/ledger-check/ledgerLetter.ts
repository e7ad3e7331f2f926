import { type Localized, locales } from "@kindling/contract";
import { sql } from "kysely";
import { stopFooter } from "../../account/notifications/stopLinks.ts";
import { first } from "../../core/database.ts";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";

/** The kinds of the mails that tell Super Admins when the ledger begins to differ or can't be checked, and when it agrees again. */
export const ledgerMailKinds = {
  differs: "ledger_differs",
  failed: "ledger_check_failed",
  agrees: "ledger_agrees",
} as const;

interface Texts {
  readonly subject: (brand: string) => string;
  readonly heading: string;
  readonly found: (disagreements: string, isOne: boolean, compared: string) => string;
  readonly next: string;
}

const common: Localized<Record<"button", string> & Record<"greeting" | "why", (name: string) => string>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    button: "Open the ledger check",
    why: (brand) => `You get this email because you are a Super Admin of ${brand}.`,
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    button: "Abrir la revisión del libro mayor",
    why: (brand) => `Recibe este correo porque es superadministrador de ${brand}.`,
  },
};

const texts: Readonly<Record<keyof typeof ledgerMailKinds, Localized<Texts>>> = {
  differs: {
    en: {
      subject: (brand) => `${brand}: points or amounts don't match the ledger`,
      heading: "The ledger check found a disagreement",
      found: (disagreements, isOne, compared) =>
        `${disagreements} of ${compared} compared numbers ${isOne ? "doesn't" : "don't"} match the ledger.`,
      next: "Open the check to see which ones. Don't pay charities from these numbers until they match.",
    },
    es: {
      subject: (brand) => `${brand}: hay puntos o dinero que no coinciden con el libro mayor`,
      heading: "La revisión del libro mayor encontró una diferencia",
      found: (disagreements, isOne, compared) =>
        `${disagreements} de ${compared} números comparados no ${isOne ? "coincide" : "coinciden"} con el libro mayor.`,
      next: "Abra la revisión para ver cuáles. No pague a las organizaciones con estos números hasta que coincidan.",
    },
  },
  failed: {
    en: {
      subject: (brand) => `${brand}: the ledger couldn't be checked`,
      heading: "The ledger check failed",
      found: () => "The check stopped before it had compared everything.",
      next: "Open the page and start it again. If it fails again, tell the person who runs the server: its log says why.",
    },
    es: {
      subject: (brand) => `${brand}: no se pudo revisar el libro mayor`,
      heading: "La revisión del libro mayor falló",
      found: () => "La revisión se detuvo antes de compararlo todo.",
      next: "Abra la página y empiece otra revisión. Si vuelve a fallar, avise a quien administra el servidor: el registro dice por qué.",
    },
  },
  agrees: {
    en: {
      subject: (brand) => `${brand}: points and amounts match the ledger again`,
      heading: "The ledger check agrees again",
      found: (_disagreements, _isOne, compared) => `All ${compared} compared numbers match the ledger.`,
      next: "You don't need to do anything.",
    },
    es: {
      subject: (brand) => `${brand}: los puntos y el dinero vuelven a coincidir con el libro mayor`,
      heading: "La revisión del libro mayor vuelve a coincidir",
      found: (_disagreements, _isOne, compared) =>
        `Los ${compared} números comparados coinciden con el libro mayor.`,
      next: "No tiene que hacer nada.",
    },
  },
};

const letterOf =
  (kind: keyof typeof ledgerMailKinds): Letters[string] =>
  async (db, { userId, address, firstName, language, data, settings: { appUrl, brandName: brand } }) => {
    const check = await first<{ compared: number; disagreements: number }>(
      db,
      sql`select coalesce(sum((f->>'compared')::bigint), 0)::bigint as compared,
          coalesce(sum((f->>'disagreements')::bigint), 0)::bigint as disagreements
        from ledger_checks k left join jsonb_array_elements(k.findings) f on true where k.id = ${Number(data["check"])} group by k.id`,
    );
    // Checks of long ago are no longer kept.
    if (!check) return null;
    const [say, { greeting, button: label, why }] = [texts[kind][language], common[language]];
    const number = (value: number) => new Intl.NumberFormat(locales[language]).format(value);
    const { compared, disagreements } = check;
    const found = say.found(number(disagreements), disagreements === 1, number(compared));
    const paragraphs = [greeting(firstName), found, say.next];
    const button = { label, link: `${appUrl}/ledger-check` };
    const stop = await stopFooter(db, { userId, mail: "at_once", kind: "ledger" }, language, appUrl);
    return {
      to: address,
      subject: say.subject(brand),
      html: letterHtml({
        language,
        brand,
        heading: say.heading,
        paragraphs,
        button,
        small: [why(brand), stop.small],
      }),
      text: [...paragraphs, `${label}: ${button.link}`, why(brand), stop.text, brand].join("\n\n"),
      headers: stop.headers,
    };
  };

export const ledgerLetters: Letters = {
  [ledgerMailKinds.differs]: letterOf("differs"),
  [ledgerMailKinds.failed]: letterOf("failed"),
  [ledgerMailKinds.agrees]: letterOf("agrees"),
};
