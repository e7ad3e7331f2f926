import type { Localized } from "@kindling/contract";
import { sql } from "kysely";
import { stopFooter } from "../account/notifications/stopLinks.ts";
import { sole } from "../core/database.ts";
import type { Letters } from "../core/mail/deliverMails.ts";
import { letterHtml } from "../core/mail/letterHtml.ts";

/** The kind of the mail that tells staff of an inquiry. */
export const noticeKind = "lead_notice";

const en = {
  subject: (organization: string) => `New inquiry: ${organization}`,
  heading: "New inquiry about the program",
  greeting: (name: string) => `Hello ${name},`,
  isNew: (name: string, organization: string) =>
    `${name} from ${organization} would like to know more about the program.`,
  again: (name: string, organization: string) => `${name} from ${organization} has written to us again.`,
  next: "Open the lead for their message and contact details. Try to reply within two days.",
  button: "Open the lead",
  why: (brand: string) => `You get this email because you manage leads for ${brand}.`,
};

const es: typeof en = {
  subject: (organization) => `Nueva consulta: ${organization}`,
  heading: "Nueva consulta sobre el programa",
  greeting: (name) => `Hola, ${name}:`,
  isNew: (name, organization) => `${name}, de ${organization}, quiere saber más sobre el programa.`,
  again: (name, organization) => `${name}, de ${organization}, nos volvió a escribir.`,
  next: "Abra la ficha para ver su mensaje y sus datos de contacto. Procure responder en dos días.",
  button: "Abrir la ficha",
  why: (brand) => `Recibe este correo porque atiende a los interesados de ${brand}.`,
};

const texts: Localized<typeof en> = { en, es };

interface Inquiry {
  readonly lead_id: number;
  readonly name: string;
  readonly organization: string;
  readonly is_first: boolean;
}

/** The email about an inquiry; details need a sign-in. */
export const leadLetters: Letters = {
  async [noticeKind](db, { userId, address, firstName, language, data, settings }) {
    const inquiry = await sole<Inquiry>(
      db,
      sql`select q.lead_id, concat_ws(' ', q.first_name, q.last_name) as name, q.organization,
          not exists (select from lead_submissions e where e.lead_id = q.lead_id and e.id < q.id) as is_first
        from lead_submissions q where q.id = ${Number(data["inquiry"])}`,
    );
    const say = texts[language];
    const { name, organization } = inquiry;
    const link = `${settings.appUrl}/lead/${inquiry.lead_id}`;
    const told = inquiry.is_first ? say.isNew(name, organization) : say.again(name, organization);
    const paragraphs = [say.greeting(firstName), told, say.next];
    const stopped = { userId, mail: "at_once", kind: "lead" } as const;
    const stop = await stopFooter(db, stopped, language, settings.appUrl);
    const why = say.why(settings.brandName);
    const button = { label: say.button, link };
    return {
      to: address,
      // Keep the subject on one line.
      subject: say.subject(organization.replace(/\s+/g, " ")),
      html: letterHtml({
        language,
        brand: settings.brandName,
        heading: say.heading,
        paragraphs,
        button,
        small: [why, stop.small],
      }),
      text: [...paragraphs, `${say.button}: ${link}`, why, stop.text, settings.brandName].join("\n\n"),
      headers: stop.headers,
    };
  },
};
