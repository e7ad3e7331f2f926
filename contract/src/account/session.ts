import { z } from "zod";
import { anyone, everyone, everyoneEvenNew, grant, groups, roleNames } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { choice, day, id, moment, reference } from "../core/fields.ts";
import { languages } from "../core/language.ts";
import { messageOnly, one } from "../core/page.ts";
import { userEndpoints } from "../people/users.ts";

/** In characters. */
export const passwordLength = { min: 10, max: 200 } as const;

/** The server also rejects common passwords. */
export const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

const school = z.object({ id: z.number().int(), name: z.string(), program: reference });

const profile = {
  fullName: z.string(),
  email: z.string(),
  role: z.object({ name: z.enum(roleNames) }),
  user_type: z.array(z.enum(groups)),
  new_login: z.boolean(),
  schools: z.array(school),
  /** The current session and its last day. */
  currentSession: reference.extend({ end: z.string() }).nullable(),
  /** Whether the caller can open the Curriculum Standards Report. */
  sees_curriculum_standards: z.boolean(),
  /** Set while the new portal is to be set up by the caller. */
  sets_up: z.boolean().optional(),
  /** Set for a substitute of the person: until when they are one. Their email is then that of no account. */
  substitute_until: moment.optional(),
};

/** What a finished sign-in answers. */
export const signedIn = z.object({ token: z.string(), ...profile });

const loginEmail = z.string().trim().min(1).max(254);

/** How many links were emailed, and who was skipped and why. */
const linksSent = z.object({
  sent: z.number().int(),
  skipped: z.array(reference.extend({ msg: z.string() })),
});

export const accountEndpoints = {
  login: defineEndpoint({
    name: "auth.login",
    method: "POST",
    path: "/auth/login",
    access: anyone,
    summary:
      "Sign in; `remember` extends the token from 12 hours to 30 days. An account with a second factor gets a 401 whose `data.second_factor` says what is missing",
    body: z.object({
      email: loginEmail,
      password: z.string().min(1).max(1000),
      remember: z.boolean().optional(),
      /** What the server gave this browser so that it isn't asked for a code again. */
      devices: z.array(z.string().max(100)).max(10).optional(),
    }),
    reply: one(
      signedIn.extend({
        /** Set while the role requires a second factor that can still wait: until this day. */
        second_factor_due: day.optional(),
      }),
    ),
  }),
  logout: defineEndpoint({
    name: "auth.logout",
    method: "POST",
    path: "/auth/logout",
    access: everyoneEvenNew,
    summary: "Sign out",
    reply: messageOnly,
  }),
  me: defineEndpoint({
    name: "user.me",
    method: "GET",
    path: "/user/me",
    access: everyone,
    summary: "Get the caller's profile, sites and allowed endpoints",
    reply: one(
      z.object({
        id: z.number().int(),
        first_name: z.string(),
        last_name: z.string(),
        provider: reference.nullable(),
        grade: z.string().nullable(),
        confetti: z.boolean(),
        /** Whether the user has seen the welcome video. */
        welcomed: z.boolean(),
        permissions: z.array(z.string()),
        /** The only value a leader can choose, by field or filter name. */
        only_choices: z.record(z.string(), reference),
        /** The query of the address that a screen opens with, by its path. */
        default_views: z.record(z.string(), z.string()),
        ...profile,
      }),
    ),
  }),
  changeMe: defineEndpoint({
    name: "user.changeMe",
    method: "PATCH",
    path: "/user/me",
    access: everyone,
    summary: "Set the caller's language for the portal and emails",
    body: z.object({ language: choice(languages) }),
    reply: one(z.object({ language: z.enum(languages) })),
  }),
  forgotPassword: defineEndpoint({
    name: "user.forgotPassword",
    method: "POST",
    path: "/user/forgotPassword",
    access: anyone,
    summary: "Email a password reset link, valid for 1 hour; always returns 200",
    body: z.object({ email: loginEmail }),
    reply: messageOnly,
  }),
  resetPassword: defineEndpoint({
    name: "user.resetPassword",
    method: "POST",
    path: "/user/resetPassword",
    access: anyone,
    summary: "Set a password with an emailed token; signs the user out everywhere",
    body: z.object({ token: z.string().min(1).max(500), password: newPassword }),
    reply: messageOnly,
  }),
  setNewPassword: defineEndpoint({
    name: "user.setNewPassword",
    method: "POST",
    path: "/user/setNewPassword",
    access: everyoneEvenNew,
    summary: "Set your own password; current_password is required unless staff just set it",
    body: z.object({ password: newPassword, current_password: z.string().min(1).max(1000).optional() }),
    reply: one(signedIn),
  }),
  confirm: defineEndpoint({
    name: "user.confirm",
    method: "POST",
    path: "/user/me/confirm",
    access: everyone,
    summary: "Enter your password again, before changes of rights and payments",
    body: z.object({ password: z.string().min(1).max(1000) }),
    reply: messageOnly,
  }),
  changePassword: defineEndpoint({
    name: "user.changePassword",
    method: "POST",
    path: "/user/changePassword/:id",
    access: grant(["Constituents"], "Provider Leader", "Site Leader"),
    summary: "Set a user's password; they must choose a new one at their next sign-in",
    params: idParams,
    body: z.object({ password: newPassword }),
    reply: messageOnly,
  }),
  resetAll: defineEndpoint({
    name: "user.resetAll",
    method: "POST",
    path: "/user/resetAll",
    access: grant(["Constituents"], "Provider Leader", "Site Leader"),
    summary: "Email a set-password link to each user",
    body: z.object({ ids: z.array(id()).min(1).max(1000) }),
    reply: one(linksSent),
  }),
  resetPasswords: defineEndpoint({
    name: "user.entity.resetPasswords",
    method: "POST",
    path: "/user/entity/resetPasswords",
    access: grant(["Constituents"], "Provider Leader", "Site Leader"),
    summary:
      "Email set-password links to all users of a site, provider or district, of several by ids, or of a filtered list",
    body: userEndpoints.bulk.body.pick({ ids: true, filter: true, expected: true }).extend({
      entity: choice(["school", "provider", "district"]),
      object_id: id().optional(),
      /** Counts the links and lists skipped users without sending anything. */
      dry_run: z.boolean().optional(),
    }),
    reply: one(linksSent),
  }),
};
