import type { Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../database.ts";
import { hashToken, randomToken } from "../tokens.ts";
import type { LetterOrder, Letters } from "./deliverMails.ts";
import { letterHtml } from "./letterHtml.ts";
import type { Letter } from "./transport.ts";

type MailKind = "invitation" | "password_link" | "password_wanted" | "password_changed" | "email_changed";

/** How long the link of a mail is good for; a mail without one leads to where its reader can go on. */
const validFor: Partial<Record<MailKind, string>> = {
  invitation: "14 days",
  password_wanted: "14 days",
  password_link: "1 hour",
};

/** Where the button of a mail without a link leads. */
const leadsTo: Partial<Record<MailKind, string>> = {
  password_changed: "/forgot-password",
  email_changed: "/log-in",
};

interface PasswordTexts {
  subject(brand: string): string;
  heading: string;
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
      heading: "Welcome!",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `An account has been made for you on ${brand}. Choose a password, and you are in.`,
      button: "Choose a password",
      expiry:
        "The link works once, within the next 14 days. After that, ask for a new one on the sign-in page.",
      ignore: "You did not expect this? Then there is nothing to do.",
    },
    es: {
      subject: (brand) => `Le damos la bienvenida a ${brand}: elija su contraseña`,
      heading: "¡Le damos la bienvenida!",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Hemos creado una cuenta para usted en ${brand}. Elija una contraseña y podrá entrar.`,
      button: "Elegir contraseña",
      expiry:
        "El enlace sirve una sola vez, durante los próximos 14 días. Después, pida otro en la página de acceso.",
      ignore: "¿No esperaba este mensaje? Entonces no tiene que hacer nada.",
    },
  },
  password_link: {
    en: {
      subject: (brand) => `A new password for ${brand}`,
      heading: "A new password",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `Somebody, most likely you, asked for a new password for ${brand}.`,
      button: "Set a new password",
      expiry: "The link works once, within the next hour.",
      ignore: "It was not you? Then leave this mail alone: your password stays as it is.",
    },
    es: {
      subject: (brand) => `Una contraseña nueva para ${brand}`,
      heading: "Una contraseña nueva",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Alguien, seguramente usted, ha pedido una contraseña nueva para ${brand}.`,
      button: "Crear contraseña nueva",
      expiry: "El enlace sirve una sola vez, durante la próxima hora.",
      ignore: "¿No ha sido usted? Deje este mensaje como está: su contraseña no cambia.",
    },
  },
  password_wanted: {
    en: {
      subject: (brand) => `Choose a new password for ${brand}`,
      heading: "Time for a new password",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `The people who look after your account on ${brand} ask you to choose a new password.`,
      button: "Choose a new password",
      expiry:
        "The link works once, within the next 14 days. After that, ask for a new one on the sign-in page.",
      ignore: "The password you have now works until you have chosen the new one.",
    },
    es: {
      subject: (brand) => `Elija una contraseña nueva para ${brand}`,
      heading: "Es hora de cambiar la contraseña",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Quienes cuidan de su cuenta en ${brand} le piden que elija una contraseña nueva.`,
      button: "Elegir contraseña nueva",
      expiry:
        "El enlace sirve una sola vez, durante los próximos 14 días. Después, pida otro en la página de acceso.",
      ignore: "La contraseña que tiene ahora vale hasta que elija la nueva.",
    },
  },
  password_changed: {
    en: {
      subject: (brand) => `Your password for ${brand} was changed`,
      heading: "Your password was changed",
      greeting: (name) => `Hello ${name},`,
      body: (brand) =>
        `The password of your account on ${brand} has just been changed, and every device was signed out.`,
      button: "It was not me: set a new one",
      expiry: "If you or your program team made this change, you don't need to do anything.",
      ignore: "If not, set a new password now and tell your program team.",
    },
    es: {
      subject: (brand) => `Su contraseña de ${brand} ha cambiado`,
      heading: "Su contraseña ha cambiado",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) =>
        `La contraseña de su cuenta en ${brand} acaba de cambiar, y se ha cerrado la sesión en todos los dispositivos.`,
      button: "No he sido yo: crear otra",
      expiry: "¿Ha sido usted, o lo ha hecho el equipo de su programa? Entonces todo está bien.",
      ignore: "Si no, cree enseguida una contraseña nueva y avise al equipo del programa.",
    },
  },
  email_changed: {
    en: {
      subject: (brand) => `Your email for ${brand} was changed`,
      heading: "Your email was changed",
      greeting: (name) => `Hello ${name},`,
      body: (brand) =>
        `Your account on ${brand} now uses another email address. You can't sign in with this one, and every device was signed out.`,
      button: "Go to sign-in",
      expiry: "Did you ask for this? Sign in with your new email address.",
      ignore: "If not, tell your program team.",
    },
    es: {
      subject: (brand) => `Su correo para ${brand} ha cambiado`,
      heading: "Su correo ha cambiado",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) =>
        `Su cuenta en ${brand} usa ahora otra dirección de correo. Ya no puede entrar con esta, y se ha cerrado la sesión en todos los dispositivos.`,
      button: "Ir a la página de acceso",
      expiry: "¿Lo pidió usted? Entre con su nueva dirección de correo.",
      ignore: "Si no, avise al equipo del programa.",
    },
  },
};

/** Writes a mail about somebody's password, with the link that sets a new one. */
async function passwordLetter(kind: MailKind, db: Db, order: LetterOrder): Promise<Letter> {
  const { language, settings } = order;
  const { appUrl, brandName: brand } = settings;
  const say = texts[kind][language];
  const valid = validFor[kind];
  const link = valid
    ? `${appUrl}/auth/reset-password?token=${await makeLink(db, valid, order)}`
    : `${appUrl}${leadsTo[kind] ?? "/log-in"}`;
  const paragraphs = [say.greeting(order.firstName), say.body(brand)];
  const small = [say.expiry, say.ignore];
  return {
    to: order.address,
    subject: say.subject(brand),
    html: letterHtml({
      language,
      brand,
      heading: say.heading,
      paragraphs,
      button: { label: say.button, link },
      small,
    }),
    text: [...paragraphs, `${say.button}: ${link}`, ...small, brand].join("\n\n"),
  };
}

/** Makes the secret of a link when its mail is sent, so that it never waits in a table; only its hash is kept. */
async function makeLink(db: Db, valid: string, { userId, address }: LetterOrder): Promise<string> {
  const token = randomToken();
  await sql`insert into password_links (token_hash, user_id, address, expires_at)
    values (${hashToken(token)}, ${userId}, ${address}, now() + ${valid}::interval)`.execute(db);
  return token;
}

async function hasPassword(db: Db, userId: number): Promise<boolean> {
  const { has } = await sole<{ has: boolean }>(
    db,
    sql`select password_hash is not null as has from users where id = ${userId}`,
  );
  return has;
}

/** The letters about passwords. */
export const passwordLetters: Letters = {
  invitation: (db, order) => passwordLetter("invitation", db, order),
  password_link: (db, order) => passwordLetter("password_link", db, order),
  // Who never had a password is invited, not asked for a new one.
  password_wanted: async (db, order) =>
    passwordLetter((await hasPassword(db, order.userId)) ? "password_wanted" : "invitation", db, order),
  password_changed: (db, order) => passwordLetter("password_changed", db, order),
  email_changed: (db, order) => passwordLetter("email_changed", db, order),
};
