import { isIP } from "node:net";
import type { Settings } from "../../core/settings.ts";

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
