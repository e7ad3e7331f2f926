import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, resolve } from "node:path";
import { z } from "zod";

const quoted = (value: string) => `"${value}"`;

/** Parts what is wrong from what is right. */
export const must = ", but it must be ";

/** The end of the sentence that begins with the name of a wrong setting. */
const mustBe = (takes: string, shown = quoted) => ({
  error: ({ input }: { readonly input?: unknown }) => `${shown(String(input))}${must}${takes}`,
});

export const shortText = (most: number) => z.string().max(most, mustBe(`at most ${most} characters`));

export const hostName = () => z.string().regex(/^[\w.:-]+$/, mustBe("a host name or an IP address"));

export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, mustBe(words.map(quoted).join(" or ")));

export function wholeNumber(min: number, max: number) {
  const isRight = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;
  return z
    .string()
    .refine(isRight, mustBe(`a whole number from ${min} to ${max}`))
    .transform(Number);
}

const long = ({ length }: string) => `${length} characters long`;

/** The message shows only the length of what was given. */
export const secret = (least: number) => z.string().min(least, mustBe(`at least ${least} characters`, long));

/** A list separated by commas. */
function list<E extends z.ZodType<string, string>>(element: E) {
  const parts = z.string().transform((value) => value.split(",").map((part) => part.trim()));
  return parts.pipe(z.array(element));
}

const within = (value: string) => `with "${value}" in it`;

/** In lower case. */
export const emails = () =>
  list(
    z
      .string()
      .toLowerCase()
      .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, mustBe("email addresses separated by commas", within)),
  );

export const hostNames = () => list(hostName());

/** IP addresses, with a prefix length where a whole network is meant. */
export const networks = () =>
  list(
    z.union(
      [z.string().refine((value) => isIP(value) > 0), z.cidrv4(), z.cidrv6()],
      mustBe('addresses such as "127.0.0.1, 10.0.0.0/8"', within),
    ),
  );

/** The message shows no password. */
export function address(protocols: readonly string[], example: string) {
  const faultOf = (value: string) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (!url) return value.includes("@") ? "not an address" : quoted(value);
    if (!protocols.includes(url.protocol)) return `an address of the kind "${url.protocol}"`;
    return url.host || url.search ? "" : "without a host";
  };
  return z.string().refine((value) => !faultOf(value), mustBe(`an address such as ${example}`, faultOf));
}

export const clamd = () =>
  z.string().regex(/^clamd:\/\/[^/\s@]+:\d+$|^\/\S+$/, mustBe("clamd://host:port or the path of a socket"));

export const timeZone = () =>
  z.string().refine((name) => {
    try {
      return Boolean(new Intl.DateTimeFormat("en-US", { timeZone: name }));
    } catch {
      return false;
    }
  }, mustBe('the name of a time zone such as "America/New_York"'));

const isDayOfYear = (day: string) => z.iso.date().safeParse(`2001-${day}`).success;

/** A month and day that every year has. */
export const dayOfYear = () =>
  z.string().refine(isDayOfYear, mustBe("a month and day such as 08-01 that every year has"));

export const timeOfDay = () =>
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, mustBe("a time of day such as 02:30"));

/** Whether there is a folder, or one can be made in the nearest that is there. */
function isFolder(path: string): boolean {
  if (!existsSync(path)) return path === dirname(path) || isFolder(dirname(path));
  return statSync(path).isDirectory();
}

/** As an absolute path; it need not exist yet. */
export const folder = (cwd: string) =>
  z
    .string()
    .refine((value) => isFolder(resolve(cwd, value)), mustBe("a folder, not a file"))
    .transform((value) => resolve(cwd, value));

/** As an absolute path; what reads the file tells what is wrong with it. */
export const path = (cwd: string) => z.string().transform((value) => resolve(cwd, value));

/** A URL as it is, or a file as an absolute path. */
export function image(cwd: string) {
  const isImage = (path: string) => /\.(svg|png|jpe?g|webp)$/i.test(path) && statSync(path).isFile();
  return addressOrPath(cwd, "an https address or the path of an svg, png, jpeg or webp file", isImage);
}

/** A URL as it is, or what is there as an absolute path. */
export function addressOrPath(
  cwd: string,
  takes = "an https address or the path of a file or folder",
  isTaken: (path: string) => boolean = () => true,
) {
  const isUrl = (value: string) => /^https?:\/\//.test(value);
  const absolute = (value: string) => (isUrl(value) ? value : resolve(cwd, value));
  const isThere = (path: string) => existsSync(path) && isTaken(path);
  const isRight = (value: string) => (isUrl(value) ? URL.canParse(value) : isThere(absolute(value)));
  return z.string().refine(isRight, mustBe(takes)).transform(absolute);
}
