import { isIP } from "node:net";
import type { Language } from "@kindling/contract";
import { Refusal } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import type { Settings } from "../../core/settings.ts";
import { factorSay } from "./factorSay.ts";

/** Where passkeys belong: the domain they are made for, and the address that may ask for them. */
export interface PasskeyHome {
  readonly rpId: string;
  readonly origin: string;
}

/** Returns where this portal's passkeys belong; null where browsers make none: without https, or at a bare IP address. */
export function passkeyHome({ appUrl }: Pick<Settings, "appUrl">): PasskeyHome | null {
  const { protocol, hostname, origin } = new URL(appUrl);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  if (isIP(hostname.replaceAll(/[[\]]/g, "")) || (protocol !== "https:" && !isLocal)) return null;
  return { rpId: hostname, origin };
}

/** @throws Refusal conflict where passkeys don't work. */
export function homeOf({ settings }: Pick<Services, "settings">, language: Language): PasskeyHome {
  const home = passkeyHome(settings);
  if (!home) throw new Refusal("conflict", factorSay[language].passkeysOff);
  return home;
}
