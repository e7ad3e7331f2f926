import { resolve } from "node:path";
import { readEnvironment, SettingsError, settingReaders } from "./settingReaders.ts";

export { SettingsError } from "./settingReaders.ts";

/** All settings of a running portal. */
export interface Settings {
  /** The port the server listens on; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** The absolute folder in which everything is kept that is not kept elsewhere by another setting. */
  readonly dataDir: string;
  /** An external PostgreSQL, 15 or later; unset means the embedded one. */
  readonly databaseUrl?: string;
  /** An S3 bucket for uploaded files; without it they lie in the data folder. */
  readonly filesUrl?: string;
  /** Unset means mails are saved as files in the data folder. */
  readonly smtpUrl?: string;
  /** The public URL without a trailing slash, used for links in mails. */
  readonly appUrl: string;
  /** What sign-in tokens are signed with; `tokenSecretOf` makes one where none is set. */
  readonly tokenSecret?: string;
  /** What an empty database is filled with. */
  readonly seed: "demo" | "none";
  /** The IANA time zone in which the organization's calendar dates are judged. */
  readonly timeZone: string;
  /** What sponsors give for one point, in cents. */
  readonly pointValueCents: number;
  /** The amount in cents above which a donation is held until staff confirm it. */
  readonly donationConfirmCents: number;
  /** The email addresses, in lower case, that may see the Curriculum Standards Report. */
  readonly curriculumStandardsViewers: readonly string[];
  readonly brandName: string;
  /** The address of the logo, or the absolute path of its file. */
  readonly brandLogo?: string;
  /** The addresses of the proxies whose word counts on where a request comes from. */
  readonly trustProxy?: readonly string[];
  /** What a caller from another machine must send as bearer to read the metrics. */
  readonly metricsToken?: string;
}

const demoStandardsViewers = ["super@kindling.example", "standards@kindling.example"];

/** The host name for display; wildcard addresses become localhost. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/**
 * Reads settings from variables, then from `.env` in the folder. Empty values count as unset.
 * @throws SettingsError naming the first wrong setting and what it must be.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Settings {
  const read = settingReaders(readEnvironment(env, cwd), cwd);
  const port = read.wholeNumber("PORT", 0, 65_535) ?? 4000;
  const host = read.host("HOST") ?? "127.0.0.1";
  const databaseUrl = read.url(
    "DATABASE_URL",
    ["postgres:", "postgresql:"],
    "postgres://user:password@host/db",
  );
  const tokenSecret = read.secret("TOKEN_SECRET", 32);
  if (databaseUrl && !tokenSecret) {
    throw new SettingsError(
      "TOKEN_SECRET is required when DATABASE_URL is set. Use a secret of " +
        "at least 32 characters, the same on every machine.",
    );
  }
  const seed = read.choice("SEED", ["demo", "none"]) ?? (databaseUrl ? "none" : "demo");
  return {
    port,
    host,
    dataDir: read.folder("DATA_DIR") ?? resolve(cwd, "data"),
    databaseUrl,
    filesUrl: read.url("FILES_URL", ["s3:"], "s3://bucket?endpoint=https://host"),
    smtpUrl: read.url("SMTP_URL", ["smtp:", "smtps:"], "smtp://user:password@host:587"),
    appUrl:
      read.url("APP_URL", ["http:", "https:"], "https://portal.example.org")?.replace(/\/+$/, "") ??
      `http://${nameOf(host)}:${port}`,
    tokenSecret,
    seed,
    timeZone: read.timeZone("TIME_ZONE") ?? "America/New_York",
    pointValueCents: read.wholeNumber("POINT_VALUE_CENTS", 0, 100_000) ?? 5,
    donationConfirmCents: read.wholeNumber("DONATION_CONFIRM_CENTS", 1, 100_000_000) ?? 1_000_000,
    curriculumStandardsViewers:
      read.emails("CURRICULUM_STANDARDS_VIEWERS") ?? (seed === "demo" ? demoStandardsViewers : []),
    brandName: read.text("BRAND_NAME", 60) ?? "Kindling",
    brandLogo: read.image("BRAND_LOGO"),
    trustProxy: read.networks("TRUST_PROXY"),
    metricsToken: read.secret("METRICS_TOKEN", 16),
  };
}
