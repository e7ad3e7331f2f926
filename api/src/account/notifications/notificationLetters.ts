import {
  type Language,
  locales,
  type MailTime,
  type Notification,
  type NotificationKind,
} from "@kindling/contract";
import { sql } from "kysely";
import { type Db, first } from "../../core/database.ts";
import { among, type Context } from "../../core/entities/entity.ts";
import type { LetterOrder, Letters } from "../../core/mail/deliverMails.ts";
import { letterHtml } from "../../core/mail/letterHtml.ts";
import { findPerson } from "../../core/server/loginCheck.ts";
import { getsSummary, weeklySummary } from "./notificationSettings.ts";
import { notificationsSay } from "./notificationsSay.ts";
import type { NotificationTopic } from "./notificationTopic.ts";
import { mailTimeOf } from "./notify.ts";
import { readNotifications } from "./readNotifications.ts";
import { notificationMailKinds } from "./sendNotifications.ts";
import { stopFooter } from "./stopLinks.ts";

/** Sentences about the classes in a person's scope, silent ones first, and the screen with all; null without classes. */
export type Summarize = (
  db: Db,
  context: Context,
) => Promise<{ readonly paragraphs: readonly string[]; readonly link: string } | null>;

/** How many notifications an email names. */
const mostNamed = 15;

const lineOf = ({ title, detail }: Notification) => `• ${[title, detail].filter(Boolean).join(" – ")}`;

/** The recipient as a caller, so that an email tells no more than the portal would. */
async function contextOf(db: Db, { userId, language, data }: LetterOrder): Promise<Context | null> {
  const caller = await findPerson(db, userId);
  return caller ? { caller, language, today: String(data["today"]), timeZone: String(data["zone"]) } : null;
}

function linesOf(found: readonly Notification[], language: Language): string[] {
  const others = found.length - mostNamed;
  const more = new Intl.NumberFormat(locales[language]).format(others);
  return [
    ...found.slice(0, mostNamed).map(lineOf),
    ...(others > 0 ? [notificationsSay[language].more(more)] : []),
  ];
}

interface Content {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly link: string };
}

/** Puts an email together, with the link that stops its like. */
async function write(
  db: Db,
  { userId, address, firstName, language, settings }: LetterOrder,
  { subject, heading, paragraphs: told, button: { label, link } }: Content,
  stops: { readonly mail: MailTime; readonly kind: NotificationKind | null },
) {
  const { appUrl, brandName: brand } = settings;
  const say = notificationsSay[language];
  const stop = await stopFooter(db, { userId, ...stops }, language, appUrl);
  const [paragraphs, why] = [[say.greeting(firstName), ...told], say.why(brand)];
  const button = { label, link: `${appUrl}${link}` };
  return {
    to: address,
    subject: subject.replace(/\s+/g, " "),
    html: letterHtml({ language, brand, heading, paragraphs, button, small: [why, stop.small] }),
    text: [...paragraphs, `${label}: ${button.link}`, why, stop.text, brand].join("\n\n"),
    headers: stop.headers,
  };
}

/** The emails with notifications: at once by kind, and digests. */
export function notificationLetters(topics: readonly NotificationTopic[], summarize: Summarize): Letters {
  return {
    async [notificationMailKinds.atOnce](db, order) {
      const { language, data } = order;
      const context = await contextOf(db, order);
      if (!context) return null;
      const kind = data["kind"] as NotificationKind;
      const ids = data["ids"] as number[];
      const condition = sql`n.id = ${among(ids, "bigint")} and n.read_at is null
        and ${mailTimeOf(sql`n.user_id`, sql`n.kind`)} = 'at_once'`;
      const found = await readNotifications(db, topics, context, { condition, most: 1000 });
      const [only, ...others] = found;
      if (!only) return null;
      const say = notificationsSay[language];
      const isOne = others.length === 0;
      const heading = isOne ? only.title : say.atOnce(found.length);
      return write(
        db,
        order,
        {
          subject: isOne ? only.title : `${order.settings.brandName}: ${heading}`,
          heading,
          paragraphs: isOne ? [only.detail].filter((text) => text !== null) : linesOf(found, language),
          button: isOne
            ? { label: say.open, link: only.link }
            : { label: say.openAll, link: "/notifications" },
        },
        { mail: "at_once", kind },
      );
    },

    async [notificationMailKinds.digest](db, order) {
      const { userId, language, data } = order;
      const digest = await first<{ id: number; period: "daily" | "weekly"; has_summary: boolean }>(
        db,
        sql`select g.id, g.period, g.period = 'weekly' and ${mailTimeOf(sql`g.user_id`, sql`${weeklySummary}::text`)} = 'weekly' as has_summary
          from notification_digests g where g.id = ${Number(data["digest"])} and g.user_id = ${userId}`,
      );
      const context = await contextOf(db, order);
      if (!digest || !context) return null;
      const { id, period, has_summary } = digest;
      const say = notificationsSay[language];
      const condition = sql`n.digest_id = ${id} and n.read_at is null
        and ${mailTimeOf(sql`n.user_id`, sql`n.kind`)} = ${period}`;
      const found = await readNotifications(db, topics, context, { condition, most: 1000 });
      const summary = has_summary && getsSummary(context.caller) ? await summarize(db, context) : null;
      if (found.length === 0 && !summary) return null;
      const heading = say.headings[period];
      return write(
        db,
        order,
        {
          subject: `${order.settings.brandName}: ${heading}`,
          heading,
          paragraphs: [
            ...(summary?.paragraphs ?? []),
            ...(found.length > 0 ? [say.news, ...linesOf(found, language)] : []),
          ],
          button: summary
            ? { label: say.openClasses, link: summary.link }
            : { label: say.openAll, link: "/notifications" },
        },
        { mail: period, kind: null },
      );
    },
  };
}
