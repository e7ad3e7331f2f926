import { notificationEndpoints, notificationRows } from "@kindling/contract";
import { type Route, route } from "../../core/route.ts";
import { readSettings, saveSettings } from "./notificationSettings.ts";
import { notificationsSay } from "./notificationsSay.ts";
import type { NotificationTopic } from "./notificationTopic.ts";
import { countUnread, kindsFor, markRead, readNotifications } from "./readNotifications.ts";

const { latest, unread, read, settings, save } = notificationEndpoints;

/** The caller's own notifications and where they want to get them. */
export function notificationRoutes(topics: readonly NotificationTopic[]): Route[] {
  return [
    route(latest, async ({ db, query: { page }, context }) => {
      const found = await readNotifications(db, topics, context, {
        skip: page * notificationRows,
        most: notificationRows + 1,
      });
      return {
        data: {
          notifications: found.slice(0, notificationRows),
          has_more: found.length > notificationRows,
          unread: await countUnread(db, topics, context),
        },
      };
    }),
    route(unread, async ({ db, context }) => ({ data: { unread: await countUnread(db, topics, context) } })),
    route(read, async ({ db, body, caller, context }) => {
      await markRead(db, caller.id, body.ids);
      return { data: { unread: await countUnread(db, topics, context) } };
    }),
    route(settings, async ({ db, caller, context }) => ({
      data: await readSettings(db, caller, kindsFor(topics, context)),
    })),
    route(save, async ({ db, body, caller, context, language }) => {
      const kinds = kindsFor(topics, context);
      await saveSettings(db, caller, { ...body, kinds: body.kinds.filter(({ kind }) => kinds.has(kind)) });
      return { data: await readSettings(db, caller, kinds), message: notificationsSay[language].saved };
    }),
  ];
}
