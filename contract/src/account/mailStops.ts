import { z } from "zod";
import { anyone } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";

const token = z.object({ token: z.string().max(100) });

const labels = {
  en: { one: "Link", many: "Links", fields: {} },
  es: { one: "Enlace", many: "Enlaces", fields: {} },
};

/** The mailed report or the emails with notifications, as shown on the page that stops it. */
const reply = z.object({
  data: z.object({
    /** Of a report its name; of other emails a sentence that says which ones. */
    name: z.string(),
    owner: z.string().nullable(),
    stopped: z.boolean(),
  }),
  message: z.string().optional(),
});

/** Unsubscribes without a sign-in, by POST only, because email scanners follow links. */
export const mailStopEndpoints = {
  read: defineEndpoint({
    name: "mailStop.read",
    labels,
    method: "GET",
    path: "/mail/stop/:token",
    access: anyone,
    summary: "Show which emails an unsubscribe link stops",
    params: token,
    reply,
  }),
  stop: defineEndpoint({
    name: "mailStop.stop",
    labels,
    method: "POST",
    path: "/mail/stop/:token",
    access: anyone,
    summary: "Stop the emails of an unsubscribe link (RFC 8058), or resume them",
    params: token,
    body: z.object({
      /** True to subscribe again. */
      resume: z.boolean().optional(),
    }),
    reply,
  }),
};
