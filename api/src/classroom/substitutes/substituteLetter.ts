import { type Localized, locales } from "@kindling/contract";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";

interface Texts {
  subject(brand: string): string;
  heading: string;
  greeting(name: string): string;
  body(site: string, day: string): string;
  next: string;
  button: string;
}

const texts: Localized<Texts> = {
  en: {
    subject: (brand) => `A ${brand} substitute link ended`,
    heading: "Substitute link ended",
    greeting: (name) => `Hello ${name},`,
    body: (site, day) => `The substitute link you made for ${site} on ${day} ended after 5 wrong PINs.`,
    next: "If the substitute mistyped the PIN, make a new link and send it to them.",
    button: "Open the portal",
  },
  es: {
    subject: (brand) => `Terminó un enlace para suplente de ${brand}`,
    heading: "El enlace para suplente terminó",
    greeting: (name) => `Hola, ${name}:`,
    body: (site, day) =>
      `El enlace para suplente que creó para ${site} el ${day} terminó después de 5 PIN incorrectos.`,
    next: "Si el suplente escribió mal el PIN, cree un enlace nuevo y envíeselo.",
    button: "Abrir el portal",
  },
};

/** The letter to who made a link that wrong PINs ended. */
export const substituteLetters: Letters = {
  substitute_locked: (
    _db,
    { address, firstName, language, data, settings: { appUrl, brandName: brand } },
  ) => {
    const say = texts[language];
    const day = new Date(`${String(data["day"])}T12:00:00Z`).toLocaleDateString(locales[language], {
      dateStyle: "long",
      timeZone: "UTC",
    });
    const paragraphs = [say.greeting(firstName), say.body(String(data["site"]), day), say.next];
    const button = { label: say.button, link: appUrl };
    return Promise.resolve({
      to: address,
      subject: say.subject(brand),
      html: letterHtml({ language, brand, heading: say.heading, paragraphs, button, small: [] }),
      text: [...paragraphs, `${say.button}: ${button.link}`, brand].join("\n\n"),
    });
  },
};
