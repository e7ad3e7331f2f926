import type { ownFactorEndpoints, secondFactorEndpoints } from "@kindling/contract";
import { light } from "../../core/lightEndpoints.ts";

type SignIn = typeof secondFactorEndpoints;
type Own = typeof ownFactorEndpoints;

/** The calls that go on with a sign-in, without the contract's schemas. */
export const signInSteps = {
  code: light<SignIn["code"]>("POST", "/auth/factor/code", "public"),
  passkeyOptions: light<SignIn["passkeyOptions"]>("POST", "/auth/passkey/options", "public"),
  passkey: light<SignIn["passkey"]>("POST", "/auth/passkey/signIn", "public"),
  enrollApp: light<SignIn["enrollApp"]>("POST", "/auth/factor/enrollApp", "public"),
  confirmApp: light<SignIn["confirmApp"]>("POST", "/auth/factor/confirmApp", "public"),
  enrollPasskey: light<SignIn["enrollPasskey"]>("POST", "/auth/factor/enrollPasskey", "public"),
  confirmPasskey: light<SignIn["confirmPasskey"]>("POST", "/auth/factor/confirmPasskey", "public"),
};

/** The calls about one's own second factors, likewise. */
export const ownFactors = {
  get: light<Own["get"]>("GET", "/user/me/factors", "signedIn"),
  addApp: light<Own["addApp"]>("POST", "/user/me/factors/app", "signedIn"),
  confirmApp: light<Own["confirmApp"]>("POST", "/user/me/factors/app/confirm", "signedIn"),
  removeApp: light<Own["removeApp"]>("POST", "/user/me/factors/app/remove", "signedIn"),
  addPasskey: light<Own["addPasskey"]>("POST", "/user/me/factors/passkeys", "signedIn"),
  confirmPasskey: light<Own["confirmPasskey"]>("POST", "/user/me/factors/passkeys/confirm", "signedIn"),
  renamePasskey: light<Own["renamePasskey"]>("PATCH", "/user/me/factors/passkeys/:id", "signedIn"),
  removePasskey: light<Own["removePasskey"]>("POST", "/user/me/factors/passkeys/:id/remove", "signedIn"),
  renewCodes: light<Own["renewCodes"]>("POST", "/user/me/factors/recoveryCodes", "signedIn"),
  forgetDevice: light<Own["forgetDevice"]>("POST", "/user/me/factors/forgetDevice", "signedIn"),
};
