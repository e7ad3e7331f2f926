import { isIP } from "node:net";
import type { Settings } from "./core/settings.ts";

const encrypting = new Set(["prefer", "require", "verify-ca", "verify-full", "no-verify"]);

/** Whether an address leads to this machine: a name or number of its own, or a socket. */
function isHere({ hostname, searchParams }: URL): boolean {
  const host = (searchParams.get("host") ?? hostname).replace(/^\[|\]$/g, "");
  if (host === "" || host === "localhost" || host.startsWith("/") || host.startsWith("%2F")) return true;
  return isIP(host) === 4 ? host.startsWith("127.") : host === "::1";
}

/** Whether the address of a PostgreSQL asks for TLS, as `pg` reads it. */
const isDatabaseEncrypted = ({ searchParams }: URL) =>
  encrypting.has(searchParams.get("sslmode") ?? "") || /^(true|1)$/.test(searchParams.get("ssl") ?? "");

/** Whether the address of a mail server insists on TLS, as nodemailer reads it. */
const isMailEncrypted = ({ protocol, searchParams }: URL) =>
  protocol === "smtps:" || searchParams.get("requireTLS") === "true";

/** A sentence for each setting whose address leads to another machine without asking for TLS; no sentence tells it. */
export function plainConnections(
  settings: Partial<
    Pick<Settings, "databaseUrl" | "databaseOwnerUrl" | "databaseReadUrl" | "filesUrl" | "smtpUrl">
  >,
): string[] {
  const { databaseUrl, databaseOwnerUrl, databaseReadUrl, filesUrl, smtpUrl } = settings;
  const endpoint = (filesUrl && URL.parse(filesUrl)?.searchParams.get("endpoint")) || undefined;
  const checks = [
    ["DATABASE_URL", databaseUrl, isDatabaseEncrypted, "Add ?sslmode=verify-full."],
    ["DATABASE_OWNER_URL", databaseOwnerUrl, isDatabaseEncrypted, "Add ?sslmode=verify-full."],
    ["DATABASE_READ_URL", databaseReadUrl, isDatabaseEncrypted, "Add ?sslmode=verify-full."],
    ["FILES_URL", endpoint, ({ protocol }: URL) => protocol === "https:", "Use an endpoint with https:."],
    ["SMTP_URL", smtpUrl, isMailEncrypted, "Use smtps:, or add ?requireTLS=true."],
  ] as const;
  return checks.flatMap(([name, address, isEncrypted, remedy]) => {
    const url = address === undefined ? null : URL.parse(address);
    if (!url || isHere(url) || isEncrypted(url)) return [];
    return [`${name} leads to another machine and doesn't insist on TLS. ${remedy}`];
  });
}
