import type { BankLayout } from "@kindling/contract";

type Decimal = BankLayout["decimal"];

const currency = /usd|us\$|\$/gi;

/** An amount as banks write it, in cents; undefined if it isn't one. `1,234.56-`, `(12.50)` and `12.50 DR` are below zero. */
export function readAmount(cell: string, decimal: Decimal): number | undefined {
  const text = cell.normalize("NFKC").replace(/[−–—]/g, "-").replace(currency, "").trim();
  const [, open = "", side = "", close = ""] = /^(\(?)(.*?)(?:\s*(?:cr|dr|db))?(\)?)$/i.exec(text) ?? [];
  if (Boolean(open) !== Boolean(close)) return undefined;
  const [, before = "", digits = "", after = ""] = /^([+-]?)([\d.,'’\s]+)([+-]?)$/.exec(side.trim()) ?? [];
  if (!digits || (before && after)) return undefined;
  const whole =
    decimal === "."
      ? /^(\d+|\d{1,3}(?:[,'’\s]\d{3})+)(?:\.(\d{1,2})0*)?$/
      : /^(\d+|\d{1,3}(?:[.'’\s]\d{3})+)(?:,(\d{1,2})0*)?$/;
  const found = whole.exec(digits.trim());
  if (!found) return undefined;
  const [, units = "", parts = ""] = found;
  const cents = Number(units.replace(/\D/g, "")) * 100 + Number(parts.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents) || cents > 100_000_000_000) return undefined;
  const isOut = open !== "" || before === "-" || after === "-" || /(?:dr|db)$/i.test(text);
  return isOut && cents > 0 ? -cents : cents;
}

/** Which sign parts the cents in a column: the one that is followed by one or two digits at the end. */
export function guessDecimal(cells: readonly string[]): Decimal | undefined {
  const votes = (sign: RegExp) => cells.filter((cell) => sign.test(cell)).length;
  const [comma, point] = [votes(/,\d{1,2}\D*$/), votes(/\.\d{1,2}\D*$/)];
  return comma === point ? undefined : comma > point ? "," : ".";
}
