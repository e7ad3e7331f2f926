import type { Localized } from "@kindling/contract";
import { thankYouLinkDays } from "@kindling/contract";
import { sql } from "kysely";
import { stopFooter } from "../../account/notifications/stopLinks.ts";
import { type Db, first } from "../../core/database.ts";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { makeRepliedLetter, replyWaitingLetter } from "./replyLetters.ts";

/** The kinds of mail about thank-yous: to the contact, and to staff. */
export const thankYouMailKinds = {
  invitation: "thank_you_invitation",
  sentBack: "thank_you_sent_back",
  waiting: "thank_you_waiting",
  replied: "thank_you_replied",
  replyWaiting: "thank_you_reply_waiting",
} as const;

interface ForContact {
  readonly charity: string;
  readonly session: string | null;
  readonly contact_name: string;
  readonly reason: string | null;
}

/** What a contact reads, in one language. */
interface ContactTexts {
  greeting(name: string): string;
  invitation(brand: string, charity: string, session: string | null): string;
  ask: string;
  sentBack(brand: string): string;
  reason(words: string): string;
  button: string;
  expiry: string;
}

const toContact: Localized<ContactTexts> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    invitation: (brand, charity, session) =>
      session
        ? `Classes of ${brand} gave to ${charity} in “${session}”.`
        : `Classes of ${brand} have given to ${charity}.`,
    ask: "Would you like to thank them? A few words, a photo or a short film are enough. No account is needed.",
    sentBack: (brand) =>
      `Thank you for your message to the classes of ${brand}. Could you change it once more?`,
    reason: (words) => `What the program team says: ${words}`,
    button: "Write a thank-you",
    expiry: `The link works for ${thankYouLinkDays} days and is only for you. You can change what you wrote until it is approved.`,
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    invitation: (brand, charity, session) =>
      session
        ? `Clases de ${brand} donaron a ${charity} en “${session}”.`
        : `Clases de ${brand} han donado a ${charity}.`,
    ask: "¿Quiere darles las gracias? Bastan unas palabras, una foto o un video corto. No necesita una cuenta.",
    sentBack: (brand) => `Gracias por su mensaje a las clases de ${brand}. ¿Podría cambiarlo una vez más?`,
    reason: (words) => `Lo que dice el equipo del programa: ${words}`,
    button: "Escribir un agradecimiento",
    expiry: `El enlace sirve durante ${thankYouLinkDays} días y es solo para usted. Puede cambiar lo que escribió hasta que se apruebe.`,
  },
};

const languages = ["en", "es"] as const;

/** Creates the link's secret only when its mail is sent; the earlier link stops working. */
async function makeLink(db: Db, id: number): Promise<string> {
  const token = randomToken();
  await sql`update thank_yous set token_hash = ${hashToken(token)},
    expires_at = now() + make_interval(days => ${thankYouLinkDays}) where id = ${id}`.execute(db);
  return token;
}

/** The mail with the link, in both languages, since nobody knows which one the contact reads. */
const contactLetter =
  (kind: "invitation" | "sentBack"): Letters[string] =>
  async (db, { address, data, settings: { appUrl, brandName: brand } }) => {
    const id = Number(data["thank_you"]);
    const state = kind === "invitation" ? "invited" : "sent_back";
    const found = await first<ForContact>(
      db,
      sql`select c.name::text as charity, x.name as session, t.contact_name, t.reason from thank_yous t
        join charities c on c.id = t.charity_id left join sessions x on x.id = t.session_id
        where t.id = ${id} and t.state = ${state}`,
    );
    // Posted, revoked or deleted since.
    if (!found) return null;
    const { charity, session, contact_name: name, reason } = found;
    const told = languages.flatMap((language) => {
      const say = toContact[language];
      const about =
        kind === "invitation"
          ? [say.invitation(brand, charity, session), say.ask]
          : [say.sentBack(brand), ...(reason ? [say.reason(reason)] : [])];
      return [say.greeting(name), ...about];
    });
    const label = languages.map((language) => toContact[language].button).join(" · ");
    const small = languages.map((language) => toContact[language].expiry);
    const button = { label, link: `${appUrl}/thanks/${await makeLink(db, id)}` };
    return {
      to: address,
      subject: `${brand}: ${label}`,
      html: letterHtml({ language: "en", brand, paragraphs: told, button, small }),
      text: [...told, `${label}: ${button.link}`, ...small, brand].join("\n\n"),
    };
  };

const toStaff = {
  en: {
    subject: (charity: string) => `Thank-you to approve: ${charity}`,
    heading: "A thank-you waits for approval",
    greeting: (name: string) => `Hello ${name},`,
    posted: (charity: string) => `${charity} posted a thank-you to the classes that gave.`,
    next: "Look at it, then approve it, send it back or decline it. Classes see it once it is approved.",
    button: "Open the thank-you",
    why: (brand: string) => `You get this email because you manage charities for ${brand}.`,
  },
  es: {
    subject: (charity: string) => `Agradecimiento por aprobar: ${charity}`,
    heading: "Un agradecimiento espera su aprobación",
    greeting: (name: string) => `Hola, ${name}:`,
    posted: (charity: string) => `${charity} publicó un agradecimiento para las clases que donaron.`,
    next: "Revíselo y apruébelo, devuélvalo o rechácelo. Las clases lo ven cuando se aprueba.",
    button: "Abrir el agradecimiento",
    why: (brand: string) => `Recibe este correo porque atiende a las organizaciones de ${brand}.`,
  },
};

const staffLetter: Letters[string] = async (
  db,
  { userId, address, firstName, language, data, settings: { appUrl, brandName: brand } },
) => {
  const id = Number(data["thank_you"]);
  const found = await first<{ charity: string }>(
    db,
    sql`select c.name::text as charity from thank_yous t join charities c on c.id = t.charity_id
      where t.id = ${id} and t.state = 'waiting'`,
  );
  if (!found) return null;
  const say = toStaff[language];
  const paragraphs = [say.greeting(firstName), say.posted(found.charity), say.next];
  const button = { label: say.button, link: `${appUrl}/thank-yous?edit=${id}` };
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

const repliedLetter = makeRepliedLetter(makeLink);

export const thankYouLetters: Letters = {
  [thankYouMailKinds.invitation]: contactLetter("invitation"),
  [thankYouMailKinds.sentBack]: contactLetter("sentBack"),
  [thankYouMailKinds.waiting]: staffLetter,
  [thankYouMailKinds.replied]: repliedLetter,
  [thankYouMailKinds.replyWaiting]: replyWaitingLetter,
};
