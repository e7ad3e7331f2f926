import { type AnsweredType, type Language, locales, nameAnsweredType } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows, sole } from "../../core/database.ts";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";
import { personName } from "../../people/shared/personName.ts";
import { nudgeWords } from "./nudgeWords.ts";
import { paceAt, readPaceItems } from "./paceMeasures.ts";

/** The email about a class's open activities. */
export const nudgeKind = "nudge";

/** How many of the waiting activities a letter names. */
const mostNamed = 4;

interface Addressee {
  readonly userId: number;
  readonly schoolId: number;
  readonly firstName: string;
  readonly language: Language;
  readonly brand: string;
  /** Null if the sender was deleted. */
  readonly sender: string | null;
}

/** A nudge in the teacher's own language, in the pieces that the mail and its preview are made of. */
export interface NudgeText {
  readonly subject: string;
  readonly heading: string;
  readonly before: string[];
  readonly lead_in: string;
  readonly after: string[];
  readonly button: string;
  readonly small: string[];
}

interface Waiting {
  readonly type: AnsweredType;
  readonly title: string;
  readonly end: string;
}

/** Builds a nudge: the class's open activities, first to end first, and no student information. */
export async function writeNudge(
  db: Db,
  { userId, schoolId, firstName, language, brand, sender }: Addressee,
  day: { readonly today: string; readonly timeZone: string },
): Promise<NudgeText> {
  const words = nudgeWords[language];
  const scope = { sites: [schoolId], items: await readPaceItems(db, day) };
  const mine = sql`a.user_id = ${userId} and a.school_id = ${schoolId}`;
  const [{ site, silent }, waiting] = await Promise.all([
    sole<{ site: string; silent: boolean }>(
      db,
      sql`with ${paceAt(scope, day)} select s.name as site,
          coalesce((select a.silent from pace a where ${mine}), false) as silent from sites s where s.id = ${schoolId}`,
    ),
    rows<Waiting>(
      db,
      sql`with ${paceAt(scope, day)} select i.type, i.title, w."end"
        from pace_waiting w join activities i on i.id = w.id where w.user_id = ${userId} order by w."end", i.title`,
    ),
  ]);
  const date = new Intl.DateTimeFormat(locales[language], { month: "long", day: "numeric", timeZone: "UTC" });
  const named = waiting.slice(0, mostNamed).map(({ type, title, end }) => {
    const kind = nameAnsweredType(type, language, "one");
    return `• ${words.named(title, kind, date.format(new Date(end)))}`;
  });
  const others = waiting.length - named.length;
  return {
    subject: words.subject(site.replace(/\s+/g, " ")),
    heading: words.heading,
    before: [words.greeting(firstName), words.opening(site, silent)],
    lead_in: sender ? words.leadIn(sender) : "",
    after: [
      ...(named.length > 0 ? [words.waiting, ...named] : [words.nothing]),
      ...(others > 0 ? [words.others(others)] : []),
      words.howTo,
    ],
    button: words.button,
    small: [words.why(sender, brand), words.noReply],
  };
}

export const nudgeLetters: Letters = {
  async [nudgeKind](db, { userId, address, firstName, language, data, settings }) {
    const { schoolId, sender, message } = await sole<{
      schoolId: number;
      sender: string | null;
      message: string | null;
    }>(
      db,
      sql`select n.school_id as "schoolId", ${personName("b")} as sender, n.message
        from nudges n left join users b on b.id = n.sent_by where n.id = ${Number(data["nudge"])}`,
    );
    const brand = settings.brandName;
    const day = { today: String(data["today"]), timeZone: String(data["zone"]) };
    const text = await writeNudge(db, { userId, schoolId, firstName, language, brand, sender }, day);
    const own = message ? [`${text.lead_in} ${message}`.trim()] : [];
    const paragraphs = [...text.before, ...own, ...text.after];
    const link = `${settings.appUrl}/instructor/home`;
    const { subject, heading, small } = text;
    return {
      to: address,
      subject,
      html: letterHtml({
        language,
        brand,
        heading,
        paragraphs,
        button: { label: text.button, link },
        small,
      }),
      text: [...paragraphs, `${text.button}: ${link}`, ...small, brand].join("\n\n"),
    };
  },
};
