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
    /** The port the server listens on; 0 takes any free one. */
    PORT: kinds.wholeNumber(0, 65_535).default(4000),
    HOST: kinds.hostName().default("127.0.0.1"),
    /** How many processes serve the port. */
    WORKERS: kinds.wholeNumber(1, 64).default(1),
    /** An external PostgreSQL, 15 or later; unset means the embedded one. */
    DATABASE_URL: postgresAddress().optional(),
    /** The same database as the user who owns the tables and changes them; the portal itself then may not. */
    DATABASE_OWNER_URL: postgresAddress().optional(),
    /** A replica of the database, from which reports, exports and dashboards are read. */
    DATABASE_READ_URL: postgresAddress().optional(),
    /** For how many milliseconds a replica that is behind is waited for before the database itself is read. */
    DATABASE_READ_WAIT_MS: kinds.wholeNumber(0, 60_000).default(100),
    /** What sign-in tokens are signed with; `tokenSecretOf` makes one where none is set. */
    TOKEN_SECRET: kinds.secret(32).optional(),
    /** What an empty database is filled with. */
    SEED: kinds.oneOf(["demo", "none"]).optional(),
    /** The absolute folder in which everything is kept that is not kept elsewhere by another setting. */
    DATA_DIR: kinds.folder(cwd).default(resolve(cwd, "data")),
    /** The absolute folder of backups. */
    BACKUP_DIR: kinds.folder(cwd).optional(),
    /** What backups are encrypted with; unset means they aren't. */
    BACKUP_KEY: kinds.secret(16).optional(),
    /** The time of day, in the time zone, at which a backup is made: 02:30. Unset means never. */
    BACKUP_AT: kinds.timeOfDay().optional(),
    /** How many of the backups made by the clock are kept. */
    BACKUP_KEEP: kinds.wholeNumber(1, 1000).default(14),
    /** An S3 bucket for uploaded files; without it they lie in the data folder. */
    FILES_URL: kinds.address(["s3:"], "s3://bucket?endpoint=https://host").optional(),
    /** Unset means mails are saved as files in the data folder. */
    SMTP_URL: kinds.address(["smtp:", "smtps:"], "smtp://user:password@host:587").optional(),
    /** The public URL, read without a trailing slash, used for links in mails. */
    APP_URL: kinds.address(["http:", "https:"], "https://portal.example.org").optional(),
    /** The IANA time zone in which the organization's calendar dates are judged. */
    TIME_ZONE: kinds.timeZone().default("America/New_York"),
    /** The month and day on which school years begin, and fiscal years: 08-01. */
    SCHOOL_YEAR_START: kinds.dayOfYear().default("08-01"),
    FISCAL_YEAR_START: kinds.dayOfYear().default("07-01"),
    /** What sponsors give for one point, in cents. */
    POINT_VALUE_CENTS: kinds.wholeNumber(0, 100_000).default(5),
    /** The amount in cents above which a donation is held until staff confirm it. */
    DONATION_CONFIRM_CENTS: kinds.wholeNumber(1, 100_000_000).default(1_000_000),
    /** Whether a payment run is approved by somebody else than who proposed it. */
    PAYMENT_APPROVAL: kinds.oneOf(["second_person", "any_person"]).default("second_person"),
    /** After how many hours without use a login ends, instructors' apart; 0 means never. */
    IDLE_TIMEOUT_HOURS: kinds.wholeNumber(0, 720).default(12),
    /** For how many minutes a password that was entered allows changes of rights and payments; 0 means always. */
    CONFIRM_PASSWORD_MINUTES: kinds.wholeNumber(0, 1440).default(60),
    /** For how many days the link to a lead's page works. */
    LEAD_LINK_DAYS: kinds.wholeNumber(1, 3650).default(90),
    /** How much one person may upload in 24 hours; 0 means as much as they like. */
    UPLOAD_DAILY_MB: kinds.wholeNumber(0, 10_000_000).default(5000),
    /** After how many seconds a client that sends or takes nothing is ended. */
    CLIENT_TIMEOUT_SECONDS: kinds.wholeNumber(1, 3600).default(30),
    /** The email addresses, in lower case, that may see the Curriculum Standards Report. */
    CURRICULUM_STANDARDS_VIEWERS: kinds.emails().optional(),
    /** The address of a service with the range API of Pwned Passwords, or the absolute path of a downloaded list. */
    BREACHED_PASSWORDS: kinds.addressOrPath(cwd).optional(),
    /** Where clamd listens; unset means that uploads aren't scanned. */
    VIRUS_SCANNER: kinds.clamd().optional(),
    /** Own networks from which pictures may be fetched too. */
    PICTURE_NETWORKS: kinds.networks().optional(),
    /** The only hosts from which pictures are fetched, with a dot before all within a domain; unset means any. */
    PICTURE_HOSTS: kinds.hostNames().optional(),
    /** A file of networks by place in the MaxMind DB format; unset means that addresses stand alone. */
    GEOIP_FILE: kinds.path(cwd).optional(),
    BRAND_NAME: kinds.shortText(60).default("Kindling"),
    /** The address of the logo, or the absolute path of its file. */
    BRAND_LOGO: kinds.image(cwd).optional(),
    /** The addresses of the proxies whose word counts on where a request comes from. */
    TRUST_PROXY: kinds.networks().optional(),
    /** What a caller from another machine must send as bearer to read the metrics. */
    METRICS_TOKEN: kinds.secret(16).optional(),
  });

/** What may lie in a file instead, which the same name with `_FILE` names, as Docker and systemd hand secrets over. */
export const secretNames = [
  "TOKEN_SECRET",
  "BACKUP_KEY",
  "METRICS_TOKEN",
  "DATABASE_URL",
  "DATABASE_OWNER_URL",
  "DATABASE_READ_URL",
  "FILES_URL",
  "SMTP_URL",
] as const;

type Variables = z.output<ReturnType<typeof settingsIn>>;
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>;
type Given = { readonly [Name in keyof Variables as CamelCase<Name>]: Variables[Name] };

/** All settings of a running portal, by the names of their variables in camel case. */
export interface Settings extends Given {
  // These always have a value: their defaults follow from other settings.
  readonly appUrl: string;
  readonly backupDir: string;
  readonly seed: "demo" | "none";
  /** Never left out, because files would then be kept elsewhere. */
  readonly filesUrl: string | undefined;
  readonly curriculumStandardsViewers: string[];
}

const demoStandardsViewers = ["super@kindling.example", "standards@kindling.example"];

/** The host name for display; wildcard addresses become localhost. */
function nameOf(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

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
 * The secrets that lie in files, by name; a line break at the end is cut off.
 * @throws SettingsError that shows no path, because the secret itself may have been given as one.
 */
function readSecrets(env: NodeJS.ProcessEnv, cwd: string): Readonly<Record<string, string>> {
  const secrets: Record<string, string> = {};
  for (const name of secretNames) {
    const path = env[`${name}_FILE`];
    if (path === undefined) continue;
    if (env[name] !== undefined) throw new SettingsError(`Set ${name} or ${name}_FILE, not both.`);
    try {
      secrets[name] = readFileSync(resolve(cwd, path), "utf8").replace(/[\r\n]+$/, "");
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new SettingsError(`Can't read the file that ${name}_FILE names (${code ?? "unknown error"}).`);
    }
    if (!secrets[name]) throw new SettingsError(`The file that ${name}_FILE names is empty.`);
  }
  return secrets;
}

/**
 * Reads settings from variables and the files that they name, then from `.env` in the folder.
 * @throws SettingsError naming the first wrong setting and what it must be.
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env, cwd: string = process.cwd()): Settings {
  const variables = readEnvironment(env, cwd);
  const secrets = readSecrets(variables, cwd);
  const { data, error } = settingsIn(cwd).safeParse({ ...variables, ...secrets });
  if (!data) {
    const { path, message = "" } = error.issues[0] ?? {};
    const name = String(path?.[0]);
    // What a file holds is never shown, not even where it is no secret by its kind.
    const sentence = Object.hasOwn(secrets, name)
      ? `The file that ${name}_FILE names must hold ${message.split(kinds.must).at(-1)}`
      : `${name} is ${message}`;
    throw new SettingsError(`${sentence}.`);
  }
  const given = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [camelCase(name), value]),
  ) as unknown as Given;
  const { host, port, databaseUrl } = given;
  if (databaseUrl && !given.tokenSecret) {
    throw new SettingsError(
      "TOKEN_SECRET is required when DATABASE_URL is set. Use a secret of at least 32 characters, the same on every machine.",
    );
  }
  const seed = given.seed ?? (databaseUrl ? "none" : "demo");
  return {
    ...given,
    filesUrl: given.filesUrl,
    backupDir: given.backupDir ?? join(given.dataDir, "backups"),
    seed,
    appUrl: given.appUrl?.replace(/\/+$/, "") ?? `http://${nameOf(host)}:${port}`,
    curriculumStandardsViewers:
      given.curriculumStandardsViewers ?? (seed === "demo" ? demoStandardsViewers : []),
  };
}
