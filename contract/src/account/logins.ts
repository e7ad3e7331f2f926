import { z } from "zod";
import { everyone, grant } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment } from "../core/fields.ts";
import { listQuery, one, pageOf } from "../core/page.ts";
import { users } from "../people/users.ts";
import { signedIn } from "./session.ts";

/** A sign-in as shown on the user's page; the token id never leaves the server. */
export const loginRow = z.object({
  created_at: moment,
  expires_at: moment,
  /** When it ended early; null if it didn't. */
  ended_at: moment.nullable(),
  address: z.string().nullable(),
  /** Where the address probably is, such as "Boston, Massachusetts, United States"; null if unknown. */
  location: z.string().nullable(),
  /** Browser and system, such as "Chrome on Windows"; null if unknown. */
  user_agent: z.string().nullable(),
  /** Who of the program team saw the portal with it as its owner does; null if the owner signed in. */
  viewed_by: z.string().nullable(),
  /** Whether a substitute of its owner entered with it. */
  by_substitute: z.boolean(),
  /** Whether this call was made with it. */
  is_current: z.boolean(),
});

const ownLogin = loginRow.extend({
  /** Names it when it is to end; says nothing about the token. */
  key: z.string(),
  /** When it was last used, to some minutes; null if not since it began, or that isn't kept. */
  used_at: moment.nullable(),
  /** Whether it began in the network that this call came from, one where the caller signed in before, or a new one; null if unknown. */
  place: z.enum(["here", "before", "new"]).nullable(),
});

/** Lists and ends a user's sign-ins: for callers who may change the user, and everyone's own. */
export const loginEndpoints = {
  own: defineEndpoint({
    name: "user.ownLogins",
    method: "GET",
    path: "/user/me/logins",
    access: everyone,
    summary:
      "List the caller's open sign-ins and the views of the portal as them of the last 90 days, newest first",
    reply: one(z.array(ownLogin)),
  }),
  endOwn: defineEndpoint({
    name: "user.endOwnLogins",
    method: "POST",
    path: "/user/me/endLogins",
    access: everyone,
    summary: "Sign the caller out of another device, or of all others",
    body: z.object({ key: z.string().max(64).optional() }),
    reply: one(z.object({ ended: z.number().int() })),
  }),
  list: defineEndpoint({
    name: "user.logins",
    method: "GET",
    path: "/user/:id/logins",
    access: users.access.update,
    summary: "List a user's sign-ins, newest first",
    params: idParams,
    query: listQuery({}, ["created_at"]).pick({ page: true, rows: true }),
    reply: pageOf(loginRow),
  }),
  viewAs: defineEndpoint({
    name: "user.viewAs",
    method: "POST",
    path: "/user/:id/viewAs",
    access: grant("unrestricted"),
    summary:
      "Open the portal as a user sees it, to read only and for half an hour; their sign-ins tell of it",
    params: idParams,
    reply: one(signedIn.extend({ until: moment })),
  }),
  end: defineEndpoint({
    name: "user.endLogins",
    method: "POST",
    path: "/user/:id/endLogins",
    access: users.access.update,
    summary: "Sign a user out of every device",
    params: idParams,
    reply: one(z.object({ ended: z.number().int() })),
  }),
};
