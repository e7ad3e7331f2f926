import type { confirmingEndpoints, ownFactorEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type Confirming = typeof confirmingEndpoints;

/** The calls that confirm by passkey, without the contract's schemas. */
export const confirmCalls = {
  passkeyOptions: light<Confirming["passkeyOptions"]>("POST", "/user/me/confirm/options", "signedIn"),
  passkey: light<Confirming["passkey"]>("POST", "/user/me/confirm/passkey", "signedIn"),
};

/** Tells which passkeys there are. The calls of second factors have it, too: shared, they would be in every first load. */
export const readFactors = light<(typeof ownFactorEndpoints)["get"]>("GET", "/user/me/factors", "signedIn");
