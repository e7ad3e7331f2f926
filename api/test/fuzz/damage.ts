import type { Random } from "./makeValue.ts";

const deep = (levels: number) => JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) as unknown;

/** Texts that have broken programs before. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202egnp.exe",
  "𝒳👩‍👩‍👧‍👦é",
  "'; drop table users; --",
  "%' or '1'='1",
  "${7*7}{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/api/files/../../secret",
  "=cmd|' /C calc'!A0",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "NaN",
  "1e400",
  "-0",
  "9223372036854775808",
  "2026-02-30",
  "0000-00-00",
  "24:61",
  "infinity",
  "x".repeat(70_000),
  "(".repeat(2_000),
  "%00%ff",
  "[]",
  "{}",
  "null",
];

const hostileValues: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 0.1,
  () => 2_147_483_648,
  () => 2 ** 53 + 2,
  () => 1e308,
  () => [],
  () => ({}),
  () => [null, [], {}],
  () => ({ toString: 1, valueOf: null, length: -1 }),
  () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}') as unknown,
  () => Array.from({ length: 2_000 }, (_, at) => at),
  () => deep(500),
];

/** A value that nothing asked for. */
export function hostileValue({ oneOf, chance }: Random): unknown {
  return chance(0.6) ? oneOf(hostileTexts) : oneOf(hostileValues)();
}

type Holder = Record<string, unknown>;

/** Every place of a value that holds another. */
function placesIn(value: unknown): [Holder, string][] {
  if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return [];
  return Object.entries(value as Holder).flatMap(([key, inner]) => [
    [value as Holder, key] as [Holder, string],
    ...placesIn(inner),
  ]);
}

/** Changes one place of a value: another value, none, one more, or twice the same. */
export function damaged(value: unknown, random: Random): unknown {
  const places = placesIn(value);
  if (places.length === 0) return hostileValue(random);
  const [holder, key] = random.oneOf(places);
  const deeds = [
    () => {
      holder[key] = hostileValue(random);
    },
    () => {
      delete holder[key];
    },
    () => {
      holder[random.oneOf(["id", "role", "version", "archived_at", "__proto__", "extra"])] =
        hostileValue(random);
    },
    () => {
      holder[key] = [holder[key], holder[key]];
    },
  ];
  random.oneOf(deeds)();
  return value;
}
