import { z } from "zod";
import { staffAndLeaders } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { moment } from "../core/fields.ts";
import { one } from "../core/page.ts";

/** What people are notified of. */
export const notificationKinds = ["approval", "lead", "nudge", "report", "import", "ledger", "mail"] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** When notifications are emailed. */
export const mailTimes = ["none", "at_once", "daily", "weekly"] as const;
export type MailTime = (typeof mailTimes)[number];

/** What holds until somebody chooses otherwise; all are shown in the portal. */
export const usualMailTimes: Readonly<Record<NotificationKind, MailTime>> = {
  approval: "at_once",
  lead: "at_once",
  ledger: "at_once",
  nudge: "none",
  report: "none",
  import: "none",
  mail: "none",
};

/** Notifications are removed after so many days. */
export const notificationDays = 90;

/** How many notifications a page has. */
export const notificationRows = 20;

const notification = z.object({
  id: z.number().int(),
  kind: z.enum(notificationKinds),
  /** In the caller's language. */
  title: z.string(),
  detail: z.string().nullable(),
  /** The screen of the portal that it is about. */
  link: z.string(),
  created_at: moment,
  is_read: z.boolean(),
});
export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.number().int() });

const choice = z.object({ in_portal: z.boolean(), mail: z.enum(mailTimes) });

const settings = z.object({
  /** The kinds that the caller's rights allow. */
  kinds: z.array(choice.extend({ kind: z.enum(notificationKinds) })),
  /** Whether the caller gets the weekly summary of classes; null if it is not for their role. */
  weekly_summary: z.boolean().nullable(),
});
export type NotificationSettings = z.output<typeof settings>;

const labels = {
  en: { one: "Notification", many: "Notifications", fields: { kinds: "Kinds", ids: "Notifications" } },
  es: { one: "Notificación", many: "Notificaciones", fields: { kinds: "Tipos", ids: "Notificaciones" } },
};

const common = { labels, access: staffAndLeaders } as const;

/** What happened that concerns the caller. */
export const notificationEndpoints = {
  latest: defineEndpoint({
    ...common,
    name: "notification.latest",
    method: "GET",
    path: "/notification",
    summary: "Read the caller's notifications, newest first, and how many are unread",
    query: z.strictObject({ page: z.coerce.number().int().min(0).max(1000).default(0) }),
    reply: one(
      unread.extend({
        notifications: z.array(notification),
        /** Whether there are more pages. */
        has_more: z.boolean(),
      }),
    ),
  }),
  unread: defineEndpoint({
    ...common,
    name: "notification.unread",
    method: "GET",
    path: "/notification/unread",
    summary: "Count the caller's unread notifications",
    reply: one(unread),
  }),
  read: defineEndpoint({
    ...common,
    name: "notification.read",
    method: "POST",
    path: "/notification/read",
    summary: "Mark notifications as read: those named, or all",
    body: z.object({ ids: z.array(z.number().int()).max(500).optional() }),
    reply: one(unread),
  }),
  settings: defineEndpoint({
    ...common,
    name: "notification.settings",
    method: "GET",
    path: "/notification/settings",
    summary: "Read where the caller gets notifications of each kind",
    reply: one(settings),
  }),
  save: defineEndpoint({
    ...common,
    name: "notification.save",
    method: "PATCH",
    path: "/notification/settings",
    summary: "Set where the caller gets notifications of each kind",
    body: z.object({
      kinds: z.array(choice.extend({ kind: z.enum(notificationKinds) })).max(notificationKinds.length),
      weekly_summary: z.boolean().optional(),
    }),
    reply: one(settings),
  }),
};
