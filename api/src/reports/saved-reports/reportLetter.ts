import { isStaff, type Language, locales, type ReportName, reports } from "@kindling/contract";
import { sql } from "kysely";
import type { Caller } from "../../core/caller.ts";
import { type Db, first, rows } from "../../core/database.ts";
import type { Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { hashToken, randomToken } from "../../core/server/tokens.ts";
import { personName } from "../../people/shared/personName.ts";
import { letterTexts } from "./letterTexts.ts";

/** The kind of the mail that carries a saved report. */
export const reportMailKind = "saved_report";

interface Send {
  saved_report_id: number;
  name: string;
  report: string;
  filters: Readonly<Record<string, string>>;
  owner_id: number;
  owner: string;
  asked: boolean;
  row_count: number;
  made_at: string;
  file: Buffer | null;
  file_name: string;
}

/** How many sites a letter names one by one. */
const mostNamed = 5;

/** The scope of a report, in words. */
async function scopeOf(db: Db, caller: Caller, language: Language): Promise<string> {
  const say = letterTexts[language];
  if (isStaff(caller)) return say.wholeProgram;
  if (caller.role === "Provider Leader") {
    const provider = await first<{ name: string }>(
      db,
      sql`select name from providers where id = ${caller.providerId}`,
    );
    return say.ofProvider(provider?.name ?? "");
  }
  const sites = await rows<{ name: string }>(
    db,
    sql`select name from sites where id = any(${caller.schoolIds}::int[]) order by name`,
  );
  const named = sites.slice(0, mostNamed).map(({ name }) => name);
  return say.ofSites(new Intl.ListFormat(locales[language]).format(named), sites.length - named.length);
}

/** Makes the secret of the link that stops it when its mail is sent; only its hash is kept. */
async function makeStopLink(db: Db, savedReport: number, user: number, appUrl: string): Promise<string> {
  const token = randomToken();
  await sql`insert into report_stop_links (token_hash, saved_report_id, user_id)
    values (${hashToken(token)}, ${savedReport}, ${user})`.execute(db);
  return `${appUrl}/stop-mails/${token}`;
}

/** The email with a saved report; none if unsubscribed, unable to sign in, or deleted. */
export const reportLetters: Letters = {
  async [reportMailKind](db, { userId, address, firstName, language, data, settings }) {
    const send = await first<Send>(
      db,
      sql`select n.saved_report_id, r.name::text as name, r.report, r.filters, r.owner_id, ${personName("o")} as owner,
          n.day is null as asked, n.row_count, n.created_at as made_at, n.file, n.file_name
        from report_sends n join saved_reports r on r.id = n.saved_report_id join users o on o.id = r.owner_id
        where n.id = ${Number(data["send"])} and n.user_id = ${userId} and r.archived_at is null and (n.day is null or not exists (
          select from report_stops s where s.saved_report_id = n.saved_report_id and s.user_id = n.user_id))`,
    );
    const caller = await findPerson(db, userId);
    if (!send || !caller) return null;
    const say = letterTexts[language];
    const narrowed = [data["narrowed"] ?? []].flat().map(String);
    const title = reports[send.report as ReportName].fileName;
    const stop = await makeStopLink(db, send.saved_report_id, userId, settings.appUrl);
    const query = new URLSearchParams({ ...send.filters, report: send.report });
    const button = { label: say.button, link: `${settings.appUrl}/open-report?${query.toString()}` };
    const count = new Intl.NumberFormat(locales[language]).format(send.row_count);
    const paragraphs = [
      say.greeting(firstName),
      say.holds(send.name, title, count, send.row_count),
      ...(narrowed.length > 0 ? [say.narrowed(narrowed.join(" · "))] : []),
      // Full scope is only mentioned when there are no filters.
      ...(narrowed.length > 0 && isStaff(caller) ? [] : [await scopeOf(db, caller, language)]),
      send.file ? say.attached(send.file_name) : say.tooLarge,
    ];
    const why =
      send.owner_id === userId ? say.ownReport(settings.brandName) : say.why(send.owner, settings.brandName);
    const small = [why, { label: say.stop, link: stop }];
    return {
      to: address,
      subject: `${send.name.replace(/\s+/g, " ")} · ${title}`,
      html: letterHtml({
        language,
        brand: settings.brandName,
        heading: send.name,
        paragraphs,
        button,
        small,
      }),
      text: [
        ...paragraphs,
        `${button.label}: ${button.link}`,
        why,
        `${say.stop}: ${stop}`,
        settings.brandName,
      ].join("\n\n"),
      attachments: send.file ? [{ filename: send.file_name, content: send.file }] : [],
      // RFC 8058: mail programs offer to stop it themselves, by a POST to the address of the page that does.
      headers: { "List-Unsubscribe": `<${stop}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    };
  },
};
