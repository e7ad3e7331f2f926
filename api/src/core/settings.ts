import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import * as kinds from "./settingKinds.ts";

/** A setting that prevents the start; the message is one sentence. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const postgresAddress = () => kinds.address(["postgres:", "postgresql:"], "postgres://user:password@host/db");

/** What can be set: names, values and defaults. */
const settingsIn = (cwd: string) =>
  z.object({
    PORT: kinds.wholeNumber(0, 65_535).default(4000),
    HOST: kinds.hostName().default("127.0.0.1"),
    DATABASE_URL: postgresAddress().optional(),
    DATABASE_OWNER_URL: postgresAddress().optional(),
    TOKEN_SECRET: kinds.secret(32).optional(),
    SEED: kinds.oneOf(["demo", "none"]).optional(),
    DATA_DIR: kinds.folder(cwd).default(resolve(cwd, "data")),
    FILES_URL: kinds.address(["s3:"], "s3://bucket?endpoint=https://host").optional(),
    SMTP_URL: kinds.address(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
    APP_URL: kinds.address(["http:", "https:"], "https://portal.example.org").optional(),
    TIME_ZONE: kinds.timeZone().default("America/New_York"),
    SCHOOL_YEAR_START: kinds.dayOfYear().default("08-01"),
    FISCAL_YEAR_START: kinds.dayOfYear().default("07-01"),
    POINT_VALUE_CENTS: kinds.wholeNumber(0, 100_000).default(5),
    DONATION_CONFIRM_CENTS: kinds.wholeNumber(1, 100_000_000).default(1_000_000),
    PAYMENT_APPROVAL: kinds.oneOf(["second_person", "any_person"]).default("second_person"),
    IDLE_TIMEOUT_HOURS: kinds.wholeNumber(0, 720).default(12),
    CONFIRM_PASSWORD_MINUTES: kinds.wholeNumber(0, 1440).default(60),
    CURRICULUM_STANDARDS_VIEWERS: kinds.emails().optional(),
    BRAND_NAME: kinds.shortText(60).default("Kindling"),
    BRAND_LOGO: kinds.image(cwd).optional(),
    TRUST_PROXY: kinds.networks().optional(),
    METRICS_TOKEN: kinds.secret(16).optional(),
  });

/** All settings of a running portal. */
export interface Settings {
  /** The port the server listens on; 0 takes any free one. */
  readonly port: number;
  readonly host: string;
  /** The absolute folder in which everything is kept that is not kept elsewhere by another setting. */
  readonly dataDir: string;
  /** An external PostgreSQL, 15 or later; unset means the embedded one. */
  readonly databaseUrl?: string;
  /** The same database as the user who owns the tables and changes them; the portal itself then may not. */
  readonly databaseOwnerUrl?: string;
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
  /** The month and day on which school years begin, and fiscal years: 08-01. */
  readonly schoolYearStart: string;
  readonly fiscalYearStart: string;
  /** What sponsors give for one point, in cents. */
  readonly pointValueCents: number;
  /** The amount in cents above which a donation is held until staff confirm it. */
  readonly donationConfirmCents: number;
  /** Whether a payment run is approved by somebody else than who proposed it. */
  readonly paymentApproval: "second_person" | "any_person";
  /** After how many hours without use a login ends, instructors' apart; 0 means never. */
  readonly idleTimeoutHours: number;
  /** For how many minutes a password that was entered allows changes of rights and payments; 0 means always. */
  readonly confirmPasswordMinutes: number;
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
 * The given variables over those of the `.env` file in the folder, if there is one. Empty values count as unset.
 * @throws SettingsError when the file is there but can't be read.
 */
function readEnvironment(env: NodeJS.ProcessEnv, cwd: string): NodeJS.ProcessEnv {
  const path = join(cwd, ".env");
  let file: NodeJS.Dict<string> = {};
  try {
    file = parseEnv(readFileSync(path, "utf8"));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOENT")
      throw new SettingsError(`Can't read the settings file ${path} (${code ?? "unknown error"}).`);
  }
  const set = Object.entries({ ...file, ...env }).map(([name, value]) => [name, value?.trim() || undefined]);
  return Object.fromEntries(set) as NodeJS.ProcessEnv;
}

/**
 * Reads settings from variables, then from `.env` in the folder.
 * @throws SettingsError naming the first wrong setting and what it must be.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Settings {
  const { data, error } = settingsIn(cwd).safeParse(readEnvironment(env, cwd));
  if (!data) {
    const [issue] = error.issues;
    throw new SettingsError(`${String(issue?.path[0])} is ${issue?.message}.`);
  }
  const { PORT: port, HOST: host, DATABASE_URL: databaseUrl, TOKEN_SECRET: tokenSecret } = data;
  if (databaseUrl && !tokenSecret) {
    throw new SettingsError(
      "TOKEN_SECRET is required when DATABASE_URL is set. Use a secret of " +
        "at least 32 characters, the same on every machine.",
    );
  }
  const seed = data.SEED ?? (databaseUrl ? "none" : "demo");
  return {
    port,
    host,
    dataDir: data.DATA_DIR,
    databaseUrl,
    databaseOwnerUrl: data.DATABASE_OWNER_URL,
    filesUrl: data.FILES_URL,
    smtpUrl: data.SMTP_URL,
    appUrl: data.APP_URL?.replace(/\/+$/, "") ?? `http://${nameOf(host)}:${port}`,
    tokenSecret,
    seed,
    timeZone: data.TIME_ZONE,
    schoolYearStart: data.SCHOOL_YEAR_START,
    fiscalYearStart: data.FISCAL_YEAR_START,
    pointValueCents: data.POINT_VALUE_CENTS,
    donationConfirmCents: data.DONATION_CONFIRM_CENTS,
    paymentApproval: data.PAYMENT_APPROVAL,
    idleTimeoutHours: data.IDLE_TIMEOUT_HOURS,
    confirmPasswordMinutes: data.CONFIRM_PASSWORD_MINUTES,
    curriculumStandardsViewers:
      data.CURRICULUM_STANDARDS_VIEWERS ?? (seed === "demo" ? demoStandardsViewers : []),
    brandName: data.BRAND_NAME,
    brandLogo: data.BRAND_LOGO,
    trustProxy: data.TRUST_PROXY,
    metricsToken: data.METRICS_TOKEN,
  };
}
