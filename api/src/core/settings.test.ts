import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tokenSecretOf } from "./server/tokenSecret.ts";
import { readSettings, SettingsError, secretNames } from "./settings.ts";

let cwd: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), "kindling-settings-"));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const secret = "s".repeat(32);
const outside = { DATABASE_URL: "postgres://kindling:pw@db.example/kindling", TOKEN_SECRET: secret };

describe("readSettings", () => {
  test("needs nothing to be set", () => {
    expect(readSettings({}, cwd)).toEqual({
      port: 4000,
      host: "127.0.0.1",
      workers: 1,
      dataDir: join(cwd, "data"),
      backupDir: join(cwd, "data/backups"),
      databaseReadWaitMs: 100,
      backupKeep: 14,
      appUrl: "http://127.0.0.1:4000",
      seed: "demo",
      timeZone: "America/New_York",
      schoolYearStart: "08-01",
      fiscalYearStart: "07-01",
      pointValueCents: 5,
      donationConfirmCents: 1_000_000,
      paymentApproval: "second_person",
      idleTimeoutHours: 12,
      confirmPasswordMinutes: 60,
      leadLinkDays: 90,
      uploadDailyMb: 5000,
      clientTimeoutSeconds: 30,
      curriculumStandardsViewers: ["super@kindling.example", "standards@kindling.example"],
      brandName: "Kindling",
    });
  });

  test("takes every setting", () => {
    const settings = readSettings(
      {
        ...outside,
        PORT: "8080",
        HOST: "::1",
        DATA_DIR: "elsewhere",
        BACKUP_DIR: "backups",
        BACKUP_KEY: "b".repeat(16),
        BACKUP_AT: "02:30",
        BACKUP_KEEP: "7",
        DATABASE_OWNER_URL: "postgres://owner:pw@db.example/kindling",
        DATABASE_READ_URL: "postgres://reader:pw@replica.example/kindling",
        DATABASE_READ_WAIT_MS: "250",
        WORKERS: "4",
        FILES_URL: "s3://bucket?endpoint=http://localhost:9000",
        SMTP_URL: "smtps://mail.example:465",
        APP_URL: "https://portal.example.org/",
        SEED: "demo",
        TIME_ZONE: "Europe/Madrid",
        SCHOOL_YEAR_START: "09-01",
        FISCAL_YEAR_START: "01-01",
        POINT_VALUE_CENTS: "10",
        DONATION_CONFIRM_CENTS: "50000",
        PAYMENT_APPROVAL: "any_person",
        IDLE_TIMEOUT_HOURS: "0",
        CONFIRM_PASSWORD_MINUTES: "15",
        LEAD_LINK_DAYS: "30",
        UPLOAD_DAILY_MB: "0",
        CLIENT_TIMEOUT_SECONDS: "5",
        CURRICULUM_STANDARDS_VIEWERS: "Ada@example.org, bo@example.org",
        BREACHED_PASSWORDS: "https://api.pwnedpasswords.com",
        VIRUS_SCANNER: "clamd://127.0.0.1:3310",
        GEOIP_FILE: "places.mmdb",
        BRAND_NAME: "Spark",
        BRAND_LOGO: "https://example.org/logo.svg",
        METRICS_TOKEN: "m".repeat(16),
        TRUST_PROXY: "127.0.0.1, 10.0.0.0/8,fd00::/8",
      },
      cwd,
    );
    expect(settings).toEqual({
      port: 8080,
      host: "::1",
      workers: 4,
      dataDir: join(cwd, "elsewhere"),
      backupDir: join(cwd, "backups"),
      backupKey: "b".repeat(16),
      backupAt: "02:30",
      backupKeep: 7,
      databaseUrl: outside.DATABASE_URL,
      databaseOwnerUrl: "postgres://owner:pw@db.example/kindling",
      databaseReadUrl: "postgres://reader:pw@replica.example/kindling",
      databaseReadWaitMs: 250,
      filesUrl: "s3://bucket?endpoint=http://localhost:9000",
      smtpUrl: "smtps://mail.example:465",
      appUrl: "https://portal.example.org",
      tokenSecret: secret,
      seed: "demo",
      timeZone: "Europe/Madrid",
      schoolYearStart: "09-01",
      fiscalYearStart: "01-01",
      pointValueCents: 10,
      donationConfirmCents: 50_000,
      paymentApproval: "any_person",
      idleTimeoutHours: 0,
      confirmPasswordMinutes: 15,
      leadLinkDays: 30,
      uploadDailyMb: 0,
      clientTimeoutSeconds: 5,
      curriculumStandardsViewers: ["ada@example.org", "bo@example.org"],
      breachedPasswords: "https://api.pwnedpasswords.com",
      virusScanner: "clamd://127.0.0.1:3310",
      geoipFile: join(cwd, "places.mmdb"),
      brandName: "Spark",
      brandLogo: "https://example.org/logo.svg",
      metricsToken: "m".repeat(16),
      trustProxy: ["127.0.0.1", "10.0.0.0/8", "fd00::/8"],
    });
  });

  test("fills no demo program into an outside database, nor opens its report to the demo people", () => {
    const { seed, curriculumStandardsViewers } = readSettings(outside, cwd);
    expect({ seed, curriculumStandardsViewers }).toEqual({ seed: "none", curriculumStandardsViewers: [] });
  });

  test("reads .env, under the environment", () => {
    writeFileSync(join(cwd, ".env"), "PORT=5000\nHOST='0.0.0.0' # everywhere\n");
    expect(readSettings({ PORT: "6000" }, cwd)).toMatchObject({ port: 6000, host: "0.0.0.0" });
  });

  test.each([
    ["0.0.0.0", "http://localhost:4000"],
    ["portal.local", "http://portal.local:4000"],
    ["::1", "http://[::1]:4000"],
  ])("with HOST %s and no APP_URL, links in mails begin with %s", (HOST, appUrl) => {
    expect(readSettings({ HOST }, cwd).appUrl).toBe(appUrl);
  });

  test("takes an empty variable for an unset one", () => {
    expect(readSettings({ PORT: "", DATABASE_URL: " " }, cwd)).toMatchObject({ port: 4000, seed: "demo" });
  });

  test.each([
    [{ PORT: "http" }, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
    [{ PORT: "65536" }, 'PORT is "65536", but it must be a whole number from 0 to 65535.'],
    [{ HOST: "my host" }, 'HOST is "my host", but it must be a host name or an IP address.'],
    [{ DATA_DIR: ".env" }, 'DATA_DIR is ".env", but it must be a folder, not a file.'],
    [{ DATA_DIR: ".env/data" }, 'DATA_DIR is ".env/data", but it must be a folder, not a file.'],
    [
      { DATABASE_URL: "mysql://root:hush@db/x" },
      'DATABASE_URL is an address of the kind "mysql:", but it must be an address such as postgres://user:password@host/db.',
    ],
    [
      { DATABASE_URL: outside.DATABASE_URL },
      "TOKEN_SECRET is required when DATABASE_URL is set. Use a secret of " +
        "at least 32 characters, the same on every machine.",
    ],
    [{ TOKEN_SECRET: "hush" }, "TOKEN_SECRET is 4 characters long, but it must be at least 32 characters."],
    [{ BACKUP_KEY: "hush" }, "BACKUP_KEY is 4 characters long, but it must be at least 16 characters."],
    [{ BACKUP_AT: "24:00" }, 'BACKUP_AT is "24:00", but it must be a time of day such as 02:30.'],
    [{ METRICS_TOKEN: "hush" }, "METRICS_TOKEN is 4 characters long, but it must be at least 16 characters."],
    [
      { TRUST_PROXY: "127.0.0.1, 10.0.0.0/33" },
      'TRUST_PROXY is with "10.0.0.0/33" in it, but it must be addresses such as "127.0.0.1, 10.0.0.0/8".',
    ],
    [
      { FILES_URL: "bucket" },
      'FILES_URL is "bucket", but it must be an address such as s3://bucket?endpoint=https://host.',
    ],
    [
      { SMTP_URL: "me:hush@mail" },
      'SMTP_URL is an address of the kind "me:", but it must be an address such as smtp://user:password@host:587.',
    ],
    [
      { APP_URL: "portal" },
      'APP_URL is "portal", but it must be an address such as https://portal.example.org.',
    ],
    [{ SEED: "Demo" }, 'SEED is "Demo", but it must be "demo" or "none".'],
    [
      { TIME_ZONE: "Mars/Olympus" },
      'TIME_ZONE is "Mars/Olympus", but it must be the name of a time zone such as "America/New_York".',
    ],
    [
      { SCHOOL_YEAR_START: "02-29" },
      'SCHOOL_YEAR_START is "02-29", but it must be a month and day such as 08-01 that every year has.',
    ],
    [
      { FISCAL_YEAR_START: "July 1" },
      'FISCAL_YEAR_START is "July 1", but it must be a month and day such as 08-01 that every year has.',
    ],
    [
      { POINT_VALUE_CENTS: "-5" },
      'POINT_VALUE_CENTS is "-5", but it must be a whole number from 0 to 100000.',
    ],
    [
      { CURRICULUM_STANDARDS_VIEWERS: "ada@example.org, bo" },
      'CURRICULUM_STANDARDS_VIEWERS is with "bo" in it, but it must be email addresses separated by commas.',
    ],
    [
      { BREACHED_PASSWORDS: "pwned.txt" },
      'BREACHED_PASSWORDS is "pwned.txt", but it must be an https address or the path of a file or folder.',
    ],
    [
      { VIRUS_SCANNER: "localhost" },
      'VIRUS_SCANNER is "localhost", but it must be clamd://host:port or the path of a socket.',
    ],
    [
      { BRAND_NAME: "b".repeat(61) },
      `BRAND_NAME is "${"b".repeat(61)}", but it must be at most 60 characters.`,
    ],
    [
      { BRAND_LOGO: "logo.txt" },
      'BRAND_LOGO is "logo.txt", but it must be an https address or the path of an svg, png, jpeg or webp file.',
    ],
  ])("refuses %j in one sentence", (env, sentence) => {
    writeFileSync(join(cwd, ".env"), "");
    expect(() => readSettings(env, cwd)).toThrow(new SettingsError(sentence));
  });
});

describe("secrets in files", () => {
  const fits = {
    TOKEN_SECRET: secret,
    BACKUP_KEY: "b".repeat(16),
    METRICS_TOKEN: "m".repeat(16),
    DATABASE_URL: outside.DATABASE_URL,
    DATABASE_OWNER_URL: "postgres://owner:pw@db.example/kindling",
    DATABASE_READ_URL: "postgres://reader:pw@replica.example/kindling",
    FILES_URL: "s3://key:hush@bucket?endpoint=https://host",
    SMTP_URL: "smtp://me:hush@mail.example:587",
  };
  const file = (text: string) => {
    writeFileSync(join(cwd, "secret"), text);
    return "secret";
  };

  test.each(secretNames)("%s_FILE names a file with it, whose last line may end", (name) => {
    const { [name]: value, ...others } = fits;
    const settings = readSettings({ ...others, [`${name}_FILE`]: file(`${value}\n`) }, cwd);
    expect(settings).toEqual(readSettings(fits, cwd));
  });

  test("are read by absolute paths too, and from .env", () => {
    writeFileSync(join(cwd, ".env"), `BACKUP_KEY_FILE=${join(cwd, file(` ${"b".repeat(16)} \r\n`))}\n`);
    expect(readSettings({}, cwd).backupKey).toBe(` ${"b".repeat(16)} `);
  });

  test.each([
    [{ TOKEN_SECRET: secret }, "Set TOKEN_SECRET or TOKEN_SECRET_FILE, not both."],
    [{ TOKEN_SECRET_FILE: "hush" }, "Can't read the file that TOKEN_SECRET_FILE names (ENOENT)."],
    [{ TOKEN_SECRET_FILE: "." }, "Can't read the file that TOKEN_SECRET_FILE names (EISDIR)."],
    [{ TOKEN_SECRET_FILE: "/dev/null" }, "The file that TOKEN_SECRET_FILE names is empty."],
    [{}, "The file that TOKEN_SECRET_FILE names must hold at least 32 characters."],
    [
      { TOKEN_SECRET_FILE: "", DATABASE_URL_FILE: "secret" },
      "The file that DATABASE_URL_FILE names must hold an address such as postgres://user:password@host/db.",
    ],
  ])("refuses %j in one sentence without a value or a path", (env, sentence) => {
    expect(() => readSettings({ TOKEN_SECRET_FILE: file("hush\n"), ...env }, cwd)).toThrow(
      new SettingsError(sentence),
    );
  });
});

describe("tokenSecretOf", () => {
  test("makes a secret once and keeps it from others", () => {
    const settings = readSettings({}, cwd);
    const first = tokenSecretOf(settings);
    expect(first).toMatch(/^[\w-]{64}$/);
    expect(tokenSecretOf(settings)).toBe(first);
    expect(statSync(join(settings.dataDir, "token-secret")).mode & 0o777).toBe(0o600);
  });

  test("takes the setting before the kept one", () => {
    expect(tokenSecretOf({ tokenSecret: secret, dataDir: cwd })).toBe(secret);
  });

  test("refuses a damaged file", () => {
    writeFileSync(join(cwd, "token-secret"), "short");
    expect(() => tokenSecretOf({ dataDir: cwd })).toThrow(SettingsError);
  });
});
