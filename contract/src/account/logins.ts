import { z } from "zod";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment } from "../core/fields.ts";
import { listQuery, one, pageOf } from "../core/page.ts";
import { users } from "../people/users.ts";

/** One sign-in as the page of its user shows it. What names the login itself never leaves the server. */
export const loginRow = z.object({
  created_at: moment,
  expires_at: moment,
  /** When it was ended before its time; null when it was not. */
  ended_at: moment.nullable(),
  address: z.string().nullable(),
  /** Which browser on which system, in words such as "Chrome on Windows"; null when nothing is known of it. */
  user_agent: z.string().nullable(),
  /** Whether it is the login this very call was made with. */
  is_current: z.boolean(),
});

/** Where somebody is and was signed in, and ending it; for those who may change them. */
export const loginEndpoints = {
  list: defineEndpoint({
    name: "user.logins",
    method: "GET",
    path: "/user/:id/logins",
    access: users.access.update,
    summary: "Somebody's sign-ins, newest first",
    params: idParams,
    query: listQuery({}, ["created_at"]).pick({ page: true, rows: true }),
    reply: pageOf(loginRow),
  }),
  end: defineEndpoint({
    name: "user.endLogins",
    method: "POST",
    path: "/user/:id/endLogins",
    access: users.access.update,
    summary: "End every open login of somebody",
    params: idParams,
    reply: one(z.object({ ended: z.number().int() })),
  }),
};
