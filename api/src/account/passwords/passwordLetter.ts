import type { Localized } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, sole } from "../../core/database.ts";
import type { LetterOrder, Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";
import type { Letter } from "../../core/mail/transport.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";

type MailKind = "invitation" | "password_link" | "password_wanted" | "password_changed" | "email_changed";

/** How long a link is valid; mails without one lead to a page. */
const validFor: Partial<Record<MailKind, string>> = {
  invitation: "14 days",
  password_wanted: "14 days",
  password_link: "1 hour",
};

/** The page that a mail without a link leads to. */
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
      body: (brand) => `You have a new ${brand} account. Choose a password to sign in.`,
      button: "Choose a password",
      expiry: "The link works once, within 14 days. After that, ask for a new one on the sign-in page.",
      ignore: "If you weren't expecting this email, you can ignore it.",
    },
    es: {
      subject: (brand) => `Le damos la bienvenida a ${brand}: elija su contraseña`,
      heading: "¡Le damos la bienvenida!",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Tiene una cuenta nueva en ${brand}. Elija una contraseña para iniciar sesión.`,
      button: "Elegir contraseña",
      expiry: "El enlace sirve una sola vez, durante 14 días. Después, pida otro en la página de acceso.",
      ignore: "Si no esperaba este correo, puede ignorarlo.",
    },
  },
  password_link: {
    en: {
      subject: (brand) => `Reset your ${brand} password`,
      heading: "Reset your password",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `We got a request to reset your ${brand} password.`,
      button: "Set a new password",
      expiry: "The link works once and expires in 1 hour.",
      ignore: "If you didn't ask for this, ignore this email. Your password won't change.",
    },
    es: {
      subject: (brand) => `Restablezca su contraseña de ${brand}`,
      heading: "Restablezca su contraseña",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Recibimos una solicitud para restablecer su contraseña de ${brand}.`,
      button: "Crear contraseña nueva",
      expiry: "El enlace sirve una sola vez y vence en 1 hora.",
      ignore: "Si usted no lo pidió, ignore este correo. Su contraseña no cambiará.",
    },
  },
  password_wanted: {
    en: {
      subject: (brand) => `Choose a new password for ${brand}`,
      heading: "Choose a new password",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `Your program team asks you to choose a new password for ${brand}.`,
      button: "Choose a new password",
      expiry: "The link works once, within 14 days. After that, ask for a new one on the sign-in page.",
      ignore: "Your current password works until you choose a new one.",
    },
    es: {
      subject: (brand) => `Elija una contraseña nueva para ${brand}`,
      heading: "Elija una contraseña nueva",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `El equipo de su programa le pide que elija una contraseña nueva para ${brand}.`,
      button: "Elegir contraseña nueva",
      expiry: "El enlace sirve una sola vez, durante 14 días. Después, pida otro en la página de acceso.",
      ignore: "Su contraseña actual funciona hasta que elija la nueva.",
    },
  },
  password_changed: {
    en: {
      subject: (brand) => `Your password for ${brand} was changed`,
      heading: "Your password was changed",
      greeting: (name) => `Hello ${name},`,
      body: (brand) => `Your ${brand} password was changed and all your devices were signed out.`,
      button: "This wasn't me: reset password",
      expiry: "If you or your program team made this change, you don't need to do anything.",
      ignore: "If not, set a new password now and tell your program team.",
    },
    es: {
      subject: (brand) => `Su contraseña de ${brand} cambió`,
      heading: "Su contraseña cambió",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) => `Su contraseña de ${brand} cambió y se cerró la sesión en todos sus dispositivos.`,
      button: "No fui yo: restablecer contraseña",
      expiry: "Si usted o el equipo de su programa hizo este cambio, no tiene que hacer nada.",
      ignore: "Si no, cree ahora una contraseña nueva y avise al equipo del programa.",
    },
  },
  email_changed: {
    en: {
      subject: (brand) => `Your email for ${brand} was changed`,
      heading: "Your email was changed",
      greeting: (name) => `Hello ${name},`,
      body: (brand) =>
        `Your ${brand} account now uses a different email. You can't sign in with this one, and all your devices were signed out.`,
      button: "Go to sign-in",
      expiry: "Did you ask for this? Sign in with your new email address.",
      ignore: "If not, tell your program team.",
    },
    es: {
      subject: (brand) => `Su correo para ${brand} cambió`,
      heading: "Su correo cambió",
      greeting: (name) => `Hola, ${name}:`,
      body: (brand) =>
        `Su cuenta de ${brand} usa ahora otro correo. Ya no puede iniciar sesión con este, y se cerró la sesión en todos sus dispositivos.`,
      button: "Iniciar sesión",
      expiry: "¿Lo pidió usted? Inicie sesión con su nuevo correo.",
      ignore: "Si no, avise al equipo del programa.",
    },
  },
};

/** Writes an email about a password, with a link to set one. */
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

/** Creates the link's secret only when its mail is sent; the database keeps just the hash. */
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
  // Users without a password get an invitation instead.
  password_wanted: async (db, order) =>
    passwordLetter((await hasPassword(db, order.userId)) ? "password_wanted" : "invitation", db, order),
  password_changed: (db, order) => passwordLetter("password_changed", db, order),
  email_changed: (db, order) => passwordLetter("email_changed", db, order),
};
