import { useConstants } from "../../core/constants.ts";

/** Whether passkeys can be used here: the portal has them, at this address, and the browser knows them. */
export function usePasskeysWork(): boolean {
  const origin = useConstants()?.passkey_origin;
  return origin === window.location.origin && "PublicKeyCredential" in window;
}
