import { systemEndpoints } from "@kindling/contract";

export const isAddress = (logo: string): boolean => /^https?:/.test(logo);

/**
 * Where a browser finds the logo; one that is a file of the server's we send ourselves. One that was set for the
 * organization has its hash in the address, so that browsers fetch it anew when it changes.
 */
export function logoAddress(installed: string | undefined, hash: string | null): string | null {
  const ours = `/api${systemEndpoints.logo.path}`;
  if (hash !== null) return `${ours}?of=${hash}`;
  if (installed === undefined) return null;
  return isAddress(installed) ? installed : ours;
}
