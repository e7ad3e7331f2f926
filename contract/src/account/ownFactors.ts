import { z } from "zod";
import { everyone } from "../core/access.ts";
import { defineEndpoint, idParams } from "../core/endpoint.ts";
import { moment, requiredText } from "../core/fields.ts";
import { messageOnly, one } from "../core/page.ts";
import { users } from "../people/users.ts";
import { madePasskey, passkeyOptions, passkeySignature } from "./passkeys.ts";
import { appCode, factorDue, newApp } from "./secondFactor.ts";

const ownPasskey = z.object({
  id: z.number().int(),
  name: z.string(),
  created_at: moment,
  last_used_at: moment.nullable(),
});

const rememberedDevice = z.object({
  id: z.number().int(),
  /** Browser and system, such as "Chrome on Windows"; null if unknown. */
  user_agent: z.string().nullable(),
  address: z.string().nullable(),
  created_at: moment,
  expires_at: moment,
});

export const ownFactors = z.object({
  /** When the authenticator app was set up; null without one. */
  app_since: moment.nullable(),
  passkeys: z.array(ownPasskey),
  recovery_codes_left: z.number().int(),
  devices: z.array(rememberedDevice),
  /** Whether the role must have a second factor, and until when it can wait. */
  is_required: z.boolean(),
  due: factorDue,
  /** The address at which passkeys work; null where the portal has none that could. */
  passkey_origin: z.string().nullable(),
});

/** One's own password, which each change of a second factor asks for. */
const password = z.string().max(1000).optional();

const codes = z.array(z.string());
const made = one(z.object({ recovery_codes: codes.nullable() }));

/** What one's own sign-in asks for besides the password. */
export const ownFactorEndpoints = {
  get: defineEndpoint({
    name: "user.ownFactors",
    method: "GET",
    path: "/user/me/factors",
    access: everyone,
    summary: "Get the caller's second factors and the devices that aren't asked for them",
    reply: one(ownFactors),
  }),
  addApp: defineEndpoint({
    name: "user.addApp",
    method: "POST",
    path: "/user/me/factors/app",
    access: everyone,
    summary: "Begin to set up an authenticator app; it counts once a code of it has been sent",
    labels: users.labels,
    body: z.object({ password }),
    reply: one(newApp),
  }),
  confirmApp: defineEndpoint({
    name: "user.confirmApp",
    method: "POST",
    path: "/user/me/factors/app/confirm",
    access: everyone,
    summary: "Finish it with a first code; answers recovery codes if the account has none",
    body: z.object({ code: appCode }),
    reply: made,
  }),
  removeApp: defineEndpoint({
    name: "user.removeApp",
    method: "POST",
    path: "/user/me/factors/app/remove",
    access: everyone,
    summary: "Remove the authenticator app",
    labels: users.labels,
    body: z.object({ password }),
    reply: messageOnly,
  }),
  addPasskey: defineEndpoint({
    name: "user.addPasskey",
    method: "POST",
    path: "/user/me/factors/passkeys",
    access: everyone,
    summary: "Begin to make a passkey",
    labels: users.labels,
    body: z.object({ password }),
    reply: one(passkeyOptions),
  }),
  confirmPasskey: defineEndpoint({
    name: "user.confirmPasskey",
    method: "POST",
    path: "/user/me/factors/passkeys/confirm",
    access: everyone,
    summary: "Save the passkey that was made; answers recovery codes if the account has none",
    body: z.object({ passkey: madePasskey, name: requiredText(80).optional() }),
    reply: made,
  }),
  renamePasskey: defineEndpoint({
    name: "user.renamePasskey",
    method: "PATCH",
    path: "/user/me/factors/passkeys/:id",
    access: everyone,
    summary: "Rename a passkey",
    params: idParams,
    body: z.object({ name: requiredText(80) }),
    reply: messageOnly,
  }),
  removePasskey: defineEndpoint({
    name: "user.removePasskey",
    method: "POST",
    path: "/user/me/factors/passkeys/:id/remove",
    access: everyone,
    summary: "Remove a passkey",
    labels: users.labels,
    params: idParams,
    body: z.object({ password }),
    reply: messageOnly,
  }),
  renewCodes: defineEndpoint({
    name: "user.renewRecoveryCodes",
    method: "POST",
    path: "/user/me/factors/recoveryCodes",
    access: everyone,
    summary: "Make ten new recovery codes; the old ones stop working",
    labels: users.labels,
    body: z.object({ password }),
    reply: one(z.object({ recovery_codes: codes })),
  }),
  forgetDevice: defineEndpoint({
    name: "user.forgetDevice",
    method: "POST",
    path: "/user/me/factors/forgetDevice",
    access: everyone,
    summary: "Ask for a code again on a remembered device, or on all",
    body: z.object({ id: z.number().int().optional() }),
    reply: messageOnly,
  }),
};

/** Confirms changes of rights and payments without a password. */
export const confirmingEndpoints = {
  passkeyOptions: defineEndpoint({
    name: "user.confirmOptions",
    method: "POST",
    path: "/user/me/confirm/options",
    access: everyone,
    summary: "Get a challenge for one of the caller's own passkeys; 409 if there is none",
    reply: one(passkeyOptions),
  }),
  passkey: defineEndpoint({
    name: "user.confirmByPasskey",
    method: "POST",
    path: "/user/me/confirm/passkey",
    access: everyone,
    summary: "Confirm who you are with a passkey, before changes of rights and payments",
    body: z.object({ passkey: passkeySignature }),
    reply: messageOnly,
  }),
};
