import { z } from "zod";
import { anyone } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";

const token = z.object({ token: z.string().max(100) });

const labels = {
  en: { one: "Link", many: "Links", fields: {} },
  es: { one: "Enlace", many: "Enlaces", fields: {} },
};

/** A report that is mailed to somebody, as the page shows it on which they stop it. */
const reply = z.object({
  data: z.object({
    /** What its owner calls it. */
    name: z.string(),
    owner: z.string(),
    stopped: z.boolean(),
  }),
  message: z.string().optional(),
});

/**
 * Stopping a mail that comes by itself, by the link in it: without a sign-in, and by a POST alone, since programs that
 * check mails follow links too.
 */
export const mailStopEndpoints = {
  read: defineEndpoint({
    name: "mailStop.read",
    labels,
    method: "GET",
    path: "/mail/stop/:token",
    access: anyone,
    summary: "What a link in a mail would stop",
    params: token,
    reply,
  }),
  stop: defineEndpoint({
    name: "mailStop.stop",
    labels,
    method: "POST",
    path: "/mail/stop/:token",
    access: anyone,
    summary: "Stop the mails that a link belongs to (RFC 8058), or take that back",
    params: token,
    body: z.object({
      /** True to get them again after all. */
      resume: z.boolean().optional(),
    }),
    reply,
  }),
};
