import { readFileSync } from "node:fs";
import { BlockList, isIP } from "node:net";
import type { Language } from "@kindling/contract";
import { Reader, type Response } from "mmdb-lib";
import { type Settings, SettingsError } from "../../core/settings.ts";
import { accountSay } from "../accountSay.ts";
import { countriesIn } from "../countries.ts";

type PlaceSettings = Pick<Settings, "geoipFile">;

/** A place as MaxMind and DB-IP write it, and as plain words. */
type Named = string | { readonly names?: Readonly<Record<string, string>>; readonly iso_code?: string };

interface Found {
  readonly city?: Named;
  readonly subdivisions?: readonly Named[];
  readonly region?: Named;
  readonly state1?: Named;
  readonly country?: Named;
  readonly country_code?: string;
}

/** Networks of a school, a home or one machine, which no file of public networks has. */
const local = new BlockList();
for (const [network, bits] of [
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["127.0.0.0", 8],
] as const)
  local.addSubnet(network, bits, "ipv4");
local.addAddress("::1", "ipv6");
local.addSubnet("fc00::", 7, "ipv6");
local.addSubnet("fe80::", 10, "ipv6");

/** The file is large and is read once by each process. */
const readers = new Map<string, Reader<Response>>();

/** Addresses that public files have, to see at the start whether this one tells places. */
const samples = ["8.8.8.8", "128.101.101.101", "193.0.6.139", "2001:4860:4860::8888"];

const nameOf = (named: Named | undefined, language: Language): string | undefined =>
  typeof named === "string" ? named : (named?.names?.[language] ?? named?.names?.["en"]);

function countryOf({ country, country_code }: Found, language: Language): string | undefined {
  const code = country_code ?? (typeof country === "string" ? country : country?.iso_code);
  return countriesIn(language).find(({ key }) => key === code)?.label ?? nameOf(country, language) ?? code;
}

/** Names a place from the town to the country, as far as the file has it. */
function inWords(found: Found, language: Language): string | null {
  const { city, subdivisions, region, state1 } = found;
  const names = [
    nameOf(city, language),
    nameOf(subdivisions?.[0] ?? region ?? state1, language),
    countryOf(found, language),
  ].filter(Boolean);
  return [...new Set(names)].join(", ") || null;
}

/**
 * Opens the file of networks by place, if one is set.
 * @throws SettingsError if it can't be read or tells no places.
 */
export function openPlaces({ geoipFile }: PlaceSettings): void {
  if (!geoipFile) return;
  let bytes: Buffer;
  try {
    bytes = readFileSync(geoipFile);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError(`Can't read ${geoipFile} in GEOIP_FILE (${code ?? "unknown error"}).`);
  }
  let known: Found[];
  let reader: Reader<Response>;
  try {
    reader = new Reader(bytes);
    const { nodeCount, searchTreeSize } = reader.metadata;
    if (!(nodeCount > 0 && searchTreeSize < bytes.length)) throw new Error("The tree is cut off");
    known = samples.flatMap((address) => (reader.get(address) as Found | null) ?? []);
  } catch {
    throw new SettingsError(
      `GEOIP_FILE is ${geoipFile}, but it must be a whole file in the MaxMind DB format (.mmdb).`,
    );
  }
  if (known.length > 0 && !known.some((found) => inWords(found, "en")))
    throw new SettingsError(`GEOIP_FILE is ${geoipFile}, but it must be a file that names places.`);
  readers.set(geoipFile, reader);
}

/** Where an address probably is, in words; null if no file is set or it doesn't tell. */
export function placeOf(
  address: string | null,
  language: Language,
  { geoipFile }: PlaceSettings,
): string | null {
  const reader = geoipFile === undefined ? undefined : readers.get(geoipFile);
  const plain = address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  const kind = isIP(plain);
  if (!reader || kind === 0) return null;
  const found = lookUp(reader, plain);
  const isLocal = local.check(plain, kind === 4 ? "ipv4" : "ipv6");
  return (found && inWords(found, language)) ?? (isLocal ? accountSay[language].localNetwork : null);
}

/** What a file that is damaged inside can't tell is no reason to refuse a list. */
function lookUp(reader: Reader<Response>, address: string): Found | null {
  try {
    return reader.get(address) as Found | null;
  } catch {
    return null;
  }
}
