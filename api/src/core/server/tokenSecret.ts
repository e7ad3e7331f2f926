import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { SettingsError } from "../settings.ts";

/**
 * Returns the token secret: the setting, else the one in the data folder, created on first start.
 * @throws SettingsError if the stored one is damaged.
 */
export function tokenSecretOf(settings: Pick<Settings, "tokenSecret" | "dataDir">): string {
  if (settings.tokenSecret) return settings.tokenSecret;
  const path = join(settings.dataDir, "token-secret");
  const secret = kept(path) ?? make(path);
  if (secret.length < 32) {
    throw new SettingsError(
      `The secret in ${path} has ${secret.length} characters, but it needs at least 32.`,
    );
  }
  return secret;
}

function kept(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes beside and links into place, so that the file is never seen half-written and never written twice. */
function make(path: string): string {
  mkdirSync(join(path, ".."), { recursive: true });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(48).toString("base64url")}\n`, { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}
