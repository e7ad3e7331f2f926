import { type Localized, thankYouLinkDays } from "@kindling/contract";
import { sql } from "kysely";
import { stopFooter } from "../../account/notifications/stopLinks.ts";
import { type Db, first } from "../../core/database.ts";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";

interface ContactTexts {
  greeting(name: string): string;
  replied(brand: string, charity: string): string;
  button: string;
  expiry: string;
}

const toContact: Localized<ContactTexts> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    replied: (brand, charity) => `Classes of ${brand} have replied to the thank-you of ${charity}.`,
    button: "Read the replies",
    expiry: `The link works for ${thankYouLinkDays} days and is only for you. Earlier links no longer work.`,
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    replied: (brand, charity) => `Clases de ${brand} respondieron al agradecimiento de ${charity}.`,
    button: "Leer las respuestas",
    expiry: `El enlace sirve durante ${thankYouLinkDays} días y es solo para usted. Los enlaces anteriores ya no sirven.`,
  },
};

/** The mail to a contact whose thank-you classes replied to, in both languages; none if no reply is shown any more. */
export const makeRepliedLetter =
  (makeLink: (db: Db, id: number) => Promise<string>): Letters[string] =>
  async (db, { address, data, settings: { appUrl, brandName: brand } }) => {
    const id = Number(data["thank_you"]);
    const found = await first<{ charity: string; contact_name: string }>(
      db,
      sql`select c.name::text as charity, t.contact_name from thank_yous t join charities c on c.id = t.charity_id
        where t.id = ${id} and t.state = 'approved'
          and exists (select from thank_you_replies r where r.thank_you_id = t.id and r.state = 'approved')`,
    );
    if (!found) return null;
    const says = [toContact.en, toContact.es];
    const paragraphs = says.flatMap((say) => [
      say.greeting(found.contact_name),
      say.replied(brand, found.charity),
    ]);
    const label = says.map(({ button }) => button).join(" · ");
    const small = says.map(({ expiry }) => expiry);
    const button = { label, link: `${appUrl}/thanks/${await makeLink(db, id)}` };
    return {
      to: address,
      subject: `${brand}: ${label}`,
      html: letterHtml({ language: "en", brand, paragraphs, button, small }),
      text: [...paragraphs, `${label}: ${button.link}`, ...small, brand].join("\n\n"),
    };
  };

const toStaff = {
  en: {
    subject: (charity: string) => `Reply to approve: for ${charity}`,
    heading: "A class's reply waits for approval",
    greeting: (name: string) => `Hello ${name},`,
    sent: (school: string, charity: string) => `A class at ${school} replied to the thank-you of ${charity}.`,
    next: "Read it, then approve it, send it back or decline it. The charity gets it once it is approved.",
    button: "Open the reply",
    why: (brand: string) => `You get this email because you manage charities for ${brand}.`,
  },
  es: {
    subject: (charity: string) => `Respuesta por aprobar: para ${charity}`,
    heading: "La respuesta de una clase espera su aprobación",
    greeting: (name: string) => `Hola, ${name}:`,
    sent: (school: string, charity: string) =>
      `Una clase de ${school} respondió al agradecimiento de ${charity}.`,
    next: "Léala; después puede aprobar, devolver o rechazar la respuesta. La organización la recibe cuando se aprueba.",
    button: "Abrir la respuesta",
    why: (brand: string) => `Recibe este correo porque atiende a las organizaciones de ${brand}.`,
  },
};

/** The mail to staff about a reply that waits. */
export const replyWaitingLetter: Letters[string] = async (
  db,
  { userId, address, firstName, language, data, settings: { appUrl, brandName: brand } },
) => {
  const id = Number(data["reply"]);
  const found = await first<{ charity: string; school: string }>(
    db,
    sql`select c.name::text as charity, s.name::text as school from thank_you_replies r join thank_yous t on t.id = r.thank_you_id
      join charities c on c.id = t.charity_id join sites s on s.id = r.school_id where r.id = ${id} and r.state = 'waiting'`,
  );
  if (!found) return null;
  const say = toStaff[language];
  const paragraphs = [say.greeting(firstName), say.sent(found.school, found.charity), say.next];
  const button = { label: say.button, link: `${appUrl}/thank-yous/replies?edit=${id}` };
  const stop = await stopFooter(db, { userId, mail: "at_once", kind: "approval" }, language, appUrl);
  const why = say.why(brand);
  return {
    to: address,
    subject: say.subject(found.charity.replace(/\s+/g, " ")),
    html: letterHtml({ language, brand, heading: say.heading, paragraphs, button, small: [why, stop.small] }),
    text: [...paragraphs, `${say.button}: ${button.link}`, why, stop.text, brand].join("\n\n"),
    headers: stop.headers,
  };
};
