import type { Localized } from "@kindling/contract";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";

interface Texts {
  subject(brand: string): string;
  heading: string;
  body(brand: string, what: string): string;
  note: string;
}

const factors: Localized<Record<"app" | "passkey", string>> = {
  en: { app: "an authenticator app", passkey: "a passkey" },
  es: { app: "una aplicación de autenticación", passkey: "una llave de acceso" },
};

const common: Localized<{ greeting(name: string): string; button: string; wasMe: string; notMe: string }> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    button: "This wasn't me: reset password",
    wasMe: "If you did this, you don't need to do anything.",
    notMe: "If not, set a new password now and tell your program team.",
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    button: "No fui yo: restablecer contraseña",
    wasMe: "Si fue usted, no tiene que hacer nada.",
    notMe: "Si no, cree ahora una contraseña nueva y avise al equipo del programa.",
  },
};

const texts: Record<string, Localized<Texts>> = {
  factor_added: {
    en: {
      subject: (brand) => `A second step was added to your ${brand} account`,
      heading: "Second step added",
      body: (brand, what) => `Someone added ${what} to your ${brand} account.`,
      note: "Keep your recovery codes where you can find them without your phone.",
    },
    es: {
      subject: (brand) => `Se agregó un segundo paso a su cuenta de ${brand}`,
      heading: "Segundo paso agregado",
      body: (brand, what) => `Se agregó ${what} a su cuenta de ${brand}.`,
      note: "Guarde sus códigos de recuperación donde pueda encontrarlos sin su celular.",
    },
  },
  factor_removed: {
    en: {
      subject: (brand) => `A second step was removed from your ${brand} account`,
      heading: "Second step removed",
      body: (brand, what) => `Someone removed ${what} from your ${brand} account.`,
      note: "You can set up another one in your account menu.",
    },
    es: {
      subject: (brand) => `Se quitó un segundo paso de su cuenta de ${brand}`,
      heading: "Segundo paso quitado",
      body: (brand, what) => `Se quitó ${what} de su cuenta de ${brand}.`,
      note: "Puede configurar otro en el menú de su cuenta.",
    },
  },
  factors_reset: {
    en: {
      subject: (brand) => `Your second step for ${brand} was reset`,
      heading: "Your second step was reset",
      body: (brand) =>
        `Your program team removed the authenticator app and passkeys of your ${brand} account and signed you out everywhere.`,
      note: "You can sign in with your password and set up a new second step.",
    },
    es: {
      subject: (brand) => `Se restableció su segundo paso en ${brand}`,
      heading: "Se restableció su segundo paso",
      body: (brand) =>
        `El equipo de su programa quitó la aplicación de autenticación y las llaves de acceso de su cuenta de ${brand} y cerró todas sus sesiones.`,
      note: "Puede entrar con su contraseña y configurar un segundo paso nuevo.",
    },
  },
  recovery_code_used: {
    en: {
      subject: (brand) => `A recovery code was used for your ${brand} account`,
      heading: "Recovery code used",
      body: (brand, left) => `Someone signed in to your ${brand} account with a recovery code. ${left}`,
      note: "You can make new codes in your account menu.",
    },
    es: {
      subject: (brand) => `Se usó un código de recuperación de su cuenta de ${brand}`,
      heading: "Código de recuperación usado",
      body: (brand, left) => `Alguien entró a su cuenta de ${brand} con un código de recuperación. ${left}`,
      note: "Puede crear códigos nuevos en el menú de su cuenta.",
    },
  },
};

const codesLeft: Localized<(count: number) => string> = {
  en: (count) => (count === 1 ? "1 code is left." : `${count} codes are left.`),
  es: (count) => (count === 1 ? "Queda 1 código." : `Quedan ${count} códigos.`),
};

const letterOf =
  (kind: string): Letters[string] =>
  (_db, { address, firstName, language, data, settings: { appUrl, brandName: brand } }) => {
    const say = texts[kind]?.[language];
    if (!say) return Promise.resolve(null);
    const { greeting, button: label, wasMe, notMe } = common[language];
    const { factor, left } = data;
    const what =
      typeof left === "number"
        ? codesLeft[language](left)
        : factors[language][factor === "passkey" ? "passkey" : "app"];
    const paragraphs = [greeting(firstName), say.body(brand, what), say.note];
    const button = { label, link: `${appUrl}/forgot-password` };
    const small = [wasMe, notMe];
    return Promise.resolve({
      to: address,
      subject: say.subject(brand),
      html: letterHtml({ language, brand, heading: say.heading, paragraphs, button, small }),
      text: [...paragraphs, `${label}: ${button.link}`, ...small, brand].join("\n\n"),
    });
  };

/** The letters about second factors. */
export const factorLetters: Letters = Object.fromEntries(
  Object.keys(texts).map((kind) => [kind, letterOf(kind)]),
);
