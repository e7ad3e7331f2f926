import { z } from "zod";

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(8000);

const credential = {
  id: base64url.max(1400),
  rawId: base64url.max(1400),
  type: z.literal("public-key"),
  /** Nothing of it is used. */
  clientExtensionResults: z.object({ appid: z.boolean().optional() }),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** What a browser answers when a passkey has signed a challenge (WebAuthn's AuthenticationResponseJSON). */
export const passkeySignature = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

/** What a browser answers when it has made a passkey (WebAuthn's RegistrationResponseJSON). */
export const madePasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** What a browser is asked to make or to sign, as WebAuthn's JSON has it. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });
