import type { Language, Localized } from "@kindling/contract";
import { letterHtml } from "./letterHtml.ts";
import type { MailKind } from "./queueMails.ts";
import type { Letter } from "./transport.ts";

interface PasswordTexts {
  subject(brand: string): string;
  greeting(name: string): string;
  body(brand: string): string;
  button: string;
  expiry: string;
  ignore: string;
}

const texts: Record<MailKind, Localized<PasswordTexts>> = {
  invitation: {
    en: {
      subject: (brand) => `Welcome to ${brand}: choose your password`,
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `an account has been made for you on ${brand}. Choose a password, and you are in.`,
      button: "Choose a password",
      expiry:
        "The link works once, within the next 14 days. After that, ask for a new one on the sign-in page.",
      ignore: "You did not expect this? Then there is nothing to do.",
    },
    es: {
      subject: (brand) => `Le damos la bienvenida a ${brand}: elija su contraseña`,
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `hemos creado una cuenta para usted en ${brand}. Elija una contraseña y podrá entrar.`,
      button: "Elegir contraseña",
      expiry:
        "El enlace sirve una sola vez, durante los próximos 14 días. Después, pida otro en la página de acceso.",
      ignore: "¿No esperaba este mensaje? Entonces no tiene que hacer nada.",
    },
  },
  password_link: {
    en: {
      subject: (brand) => `A new password for ${brand}`,
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `somebody, most likely you, asked for a new password for ${brand}.`,
      button: "Set a new password",
      expiry: "The link works once, within the next hour.",
      ignore: "It was not you? Then leave this mail alone: your password stays as it is.",
    },
    es: {
      subject: (brand) => `Una contraseña nueva para ${brand}`,
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `alguien, seguramente usted, ha pedido una contraseña nueva para ${brand}.`,
      button: "Crear contraseña nueva",
      expiry: "El enlace sirve una sola vez, durante la próxima hora.",
      ignore: "¿No ha sido usted? Deje este mensaje como está: su contraseña no cambia.",
    },
  },
};

/** Writes the mail that brings somebody a link to set their password. */
export function passwordLetter(
  kind: MailKind,
  language: Language,
  to: { address: string; firstName: string },
  link: string,
  brand: string,
): Letter {
  const say = texts[kind][language];
  const paragraphs = [say.greeting(to.firstName), say.body(brand)];
  const small = [say.expiry, say.ignore];
  return {
    to: to.address,
    subject: say.subject(brand),
    html: letterHtml({ language, brand, paragraphs, button: { label: say.button, link }, small }),
    text: [...paragraphs, `${say.button}: ${link}`, ...small, brand].join("\n\n"),
  };
}
