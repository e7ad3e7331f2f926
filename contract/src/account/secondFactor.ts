import { z } from "zod";
import { anyone } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { day, moment } from "../core/fields.ts";
import { one } from "../core/page.ts";
import { madePasskey, passkeyOptions, passkeySignature } from "./passkeys.ts";
import { signedIn } from "./session.ts";

/** How many recovery codes are made at once. */
export const recoveryCodeCount = 10;

/** How many days a device isn't asked for a code again. */
export const rememberedDays = 30;

/** In `data` of the 401 that a right password gets while a second step is missing. */
export const secondFactorNeeded = z.object({
  second_factor: z.object({
    /** Names this sign-in in the calls that go on with it; worth nothing without them. */
    ticket: z.string(),
    expires_at: moment,
    /** What the account can show; empty if it must set one up first. */
    methods: z.array(z.enum(["app", "passkey", "recovery_code"])),
    /** What can be set up now; empty if the account has a second factor. */
    enroll: z.array(z.enum(["app", "passkey"])),
  }),
});

export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>["second_factor"];

const ticket = z.string().min(1).max(100);
const remember_device = z.boolean().optional();

/** The six digits of an authenticator app. */
export const appCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/));

/** A recovery code; spaces, dashes and case don't matter. */
export const recoveryCode = z
  .string()
  .transform((text) => text.replaceAll(/[\s-]/g, "").toUpperCase())
  .pipe(z.string().regex(/^[A-Z2-7]{16}$/));

export const newApp = z.object({ secret: z.string(), uri: z.string() });

/** Shown once; null where the account has some already. */
const recovery_codes = z.array(z.string()).nullable();

const answered = signedIn.extend({
  /** What this device sends with the next sign-in in order not to be asked. */
  device: z.string().optional(),
  recovery_codes_left: z.number().int(),
});

const enrolled = signedIn.extend({ recovery_codes });

/** Goes on with a sign-in whose password was right, and signs in by passkey without one. */
export const secondFactorEndpoints = {
  code: defineEndpoint({
    name: "auth.factor.code",
    method: "POST",
    path: "/auth/factor/code",
    access: anyone,
    summary: "Finish a sign-in with a code of the authenticator app or a recovery code",
    body: z.object({
      ticket,
      code: appCode.optional(),
      recovery_code: recoveryCode.optional(),
      remember_device,
    }),
    reply: one(answered),
  }),
  passkeyOptions: defineEndpoint({
    name: "auth.passkey.options",
    method: "POST",
    path: "/auth/passkey/options",
    access: anyone,
    summary: "Get a challenge for a passkey; with a ticket for that account's, else for any",
    body: z.object({ ticket: ticket.optional() }),
    reply: one(passkeyOptions),
  }),
  passkey: defineEndpoint({
    name: "auth.passkey.signIn",
    method: "POST",
    path: "/auth/passkey/signIn",
    access: anyone,
    summary: "Sign in with a passkey, or finish a sign-in with it",
    body: z.object({
      ticket: ticket.optional(),
      passkey: passkeySignature,
      remember: z.boolean().optional(),
      remember_device,
    }),
    reply: one(answered),
  }),
  enrollApp: defineEndpoint({
    name: "auth.factor.enrollApp",
    method: "POST",
    path: "/auth/factor/enrollApp",
    access: anyone,
    summary: "Begin to set up an authenticator app that the role requires, before the first sign-in with it",
    body: z.object({ ticket }),
    reply: one(newApp),
  }),
  confirmApp: defineEndpoint({
    name: "auth.factor.confirmApp",
    method: "POST",
    path: "/auth/factor/confirmApp",
    access: anyone,
    summary: "Finish it with a first code, and the sign-in with it",
    body: z.object({ ticket, code: appCode }),
    reply: one(enrolled),
  }),
  enrollPasskey: defineEndpoint({
    name: "auth.factor.enrollPasskey",
    method: "POST",
    path: "/auth/factor/enrollPasskey",
    access: anyone,
    summary: "Begin to make a passkey that the role requires, before the first sign-in with it",
    body: z.object({ ticket }),
    reply: one(passkeyOptions),
  }),
  confirmPasskey: defineEndpoint({
    name: "auth.factor.confirmPasskey",
    method: "POST",
    path: "/auth/factor/confirmPasskey",
    access: anyone,
    summary: "Save the passkey that was made, and finish the sign-in with it",
    body: z.object({ ticket, passkey: madePasskey }),
    reply: one(enrolled),
  }),
};

/** Until when somebody may put off what their role requires. */
export const factorDue = day.nullable();
