import { readFileSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { parseEnv } from "node:util";

/** A setting that prevents the start; the message is one sentence. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * The given variables over those of the `.env` file in the folder, if there is one.
 * @throws SettingsError when the file is there but can't be read.
 */
export function readEnvironment(env: NodeJS.ProcessEnv, cwd: string): NodeJS.ProcessEnv {
  const path = join(cwd, ".env");
  try {
    return { ...parseEnv(readFileSync(path, "utf8")), ...env };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "ENOENT") return env;
    throw new SettingsError(`Can't read the settings file ${path} (${code ?? "unknown error"}).`);
  }
}

/** Readers by kind of setting; each returns undefined if unset and throws SettingsError if wrong. */
export function settingReaders(env: NodeJS.ProcessEnv, cwd: string) {
  function given(name: string): string | undefined {
    return env[name]?.trim() || undefined;
  }

  function wrong(name: string, takes: string, shown = `"${given(name)}"`): SettingsError {
    return new SettingsError(`${name} is ${shown}, but it must be ${takes}.`);
  }

  return {
    text(name: string, maxLength: number) {
      const value = given(name);
      if (value && value.length > maxLength) throw wrong(name, `at most ${maxLength} characters`);
      return value;
    },

    wholeNumber(name: string, min: number, max: number) {
      const value = given(name);
      if (value === undefined) return undefined;
      const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
      if (!(number >= min && number <= max)) throw wrong(name, `a whole number from ${min} to ${max}`);
      return number;
    },

    choice<const C extends string>(name: string, choices: readonly C[]) {
      const value = given(name);
      if (value === undefined) return undefined;
      const choice = choices.find((one) => one === value);
      if (!choice) throw wrong(name, choices.map((one) => `"${one}"`).join(" or "));
      return choice;
    },

    host(name: string) {
      const value = given(name);
      if (value && !/^[\w.:-]+$/.test(value)) throw wrong(name, "a host name or an IP address");
      return value;
    },

    /** Returns a comma-separated list of IP addresses, with a prefix length where a whole network is meant. */
    networks(name: string) {
      const networks = given(name)
        ?.split(",")
        .map((one) => one.trim());
      const bad = networks?.find((one) => {
        const [address = "", prefix, ...rest] = one.split("/");
        const bits = isIP(address) === 6 ? 128 : 32;
        const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
        return isIP(address) === 0 || !isPrefix || rest.length > 0;
      });
      if (bad !== undefined)
        throw wrong(name, 'addresses such as "127.0.0.1, 10.0.0.0/8"', `with "${bad}" in it`);
      return networks;
    },

    /** Returns the folder as an absolute path; it need not exist yet. */
    folder(name: string) {
      const value = given(name);
      if (value === undefined) return undefined;
      const path = resolve(cwd, value);
      const stat = statSync(path, { throwIfNoEntry: false });
      if (stat && !stat.isDirectory()) throw wrong(name, "a folder, not a file");
      return path;
    },

    /** Shows no password in its message. */
    url(name: string, protocols: readonly string[], example: string) {
      const value = given(name);
      if (value === undefined) return undefined;
      const takes = `an address such as ${example}`;
      const url = URL.canParse(value) ? new URL(value) : undefined;
      if (!url) throw wrong(name, takes, value.includes("@") ? "not an address" : undefined);
      if (!protocols.includes(url.protocol))
        throw wrong(name, takes, `an address of the kind "${url.protocol}"`);
      if (!url.host && !url.search) throw wrong(name, takes, "without a host");
      return value;
    },

    /** Shows only the length of what was given. */
    secret(name: string, minLength: number) {
      const value = given(name);
      if (value && value.length < minLength) {
        throw wrong(name, `at least ${minLength}`, `${value.length} characters long`);
      }
      return value;
    },

    timeZone(name: string) {
      const value = given(name);
      if (value === undefined) return undefined;
      try {
        return new Intl.DateTimeFormat("en-US", { timeZone: value }).resolvedOptions().timeZone && value;
      } catch {
        throw wrong(name, 'the name of a time zone such as "America/New_York"');
      }
    },

    /** Returns a comma-separated list in lower case. */
    emails(name: string) {
      const addresses = given(name)
        ?.split(",")
        .map((one) => one.trim().toLowerCase());
      const bad = addresses?.find((one) => !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(one));
      if (bad !== undefined) throw wrong(name, "email addresses separated by commas", `with "${bad}" in it`);
      return addresses;
    },

    /** Returns a URL as is and a file as an absolute path. */
    image(name: string) {
      const value = given(name);
      if (value === undefined || /^https?:\/\//.test(value)) return value;
      const path = isAbsolute(value) ? value : resolve(cwd, value);
      const isImage =
        /\.(svg|png|jpe?g|webp)$/i.test(path) && statSync(path, { throwIfNoEntry: false })?.isFile();
      if (!isImage) throw wrong(name, "an https address or the path of an svg, png, jpeg or webp file");
      return path;
    },
  };
}
