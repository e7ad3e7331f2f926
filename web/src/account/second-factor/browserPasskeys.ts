import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";

interface Options {
  readonly challenge: string;
}

/** Has the browser make a passkey as the server asks. */
export const makePasskey = (options: Options) =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });

/** Has the browser sign with a passkey that the person chooses; `fromField`: where emails are filled in. */
export const signWithPasskey = (options: Options, fromField = false) =>
  startAuthentication({
    optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: fromField,
  });

export const offersInField = browserSupportsWebAuthnAutofill;

/** Whether the person, or a newer question, called it off: nothing to complain about. */
export const isCalledOff = (error: unknown): boolean =>
  error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
