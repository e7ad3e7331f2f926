/**
 * What may be typed as an amount: digits with up to two decimals, thousands apart or not. Points part thousands only
 * where a comma parts the cents, lest 1.234 be read as more than a thousand.
 */
const amounts = [
  /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:,\d{3})+)(?:\.(?<part>\d{1,2}))?$/,
  /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<part>\d{1,2})$/,
  /^(?<whole>\d{1,3}(?: \d{3})+)(?:[.,](?<part>\d{1,2}))?$/,
] as const;

/**
 * The cents that a typed amount of dollars means; null when it means none. Never by way of a fraction, which can't
 * hold a tenth: the digits before and after the point are read as whole numbers.
 */
export function centsOf(text: string): number | null {
  const typed = text.trim().replace(/^\$\s*/, "");
  const found = amounts.map((amount) => amount.exec(typed)?.groups).find(Boolean);
  if (!found) return null;
  const dollars = Number((found["whole"] ?? "").replaceAll(/[ ,.]/g, ""));
  const cents = dollars * 100 + Number((found["part"] ?? "").padEnd(2, "0"));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Returns an amount as input text, with cents only if there are any. */
export function typedDollars(cents: number): string {
  const whole = Math.trunc(cents / 100);
  const part = cents % 100;
  return part === 0 ? String(whole) : `${whole}.${String(part).padStart(2, "0")}`;
}
