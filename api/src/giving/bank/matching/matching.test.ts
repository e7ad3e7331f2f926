import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assign } from "./assign.ts";
import { donationMatcher } from "./donationMatcher.ts";
import type { Candidate, OpenLine, Pair } from "./matcher.ts";
import { paymentMatcher } from "./paymentMatcher.ts";
import { receiptMatcher } from "./receiptMatcher.ts";

const line = (
  id: number,
  amount_cents: number,
  text: string,
  booked_on = "2026-09-16",
  more: Partial<OpenLine> = {},
): OpenLine => ({
  id,
  booked_on,
  amount_cents,
  text,
  name: null,
  reference: null,
  ...more,
});

const thing = (
  kind: Candidate["kind"],
  id: number,
  cents: number,
  name: string,
  on = "2026-09-15",
  more: Partial<Candidate> = {},
): Candidate => ({
  kind,
  id,
  name,
  note: null,
  on,
  cents,
  total_cents: cents,
  marks: kind === "payment" ? [`KIN-${id}`] : [],
  group: id,
  ...more,
});

const pay = (lines: readonly OpenLine[], payments: readonly Candidate[]) =>
  assign(paymentMatcher.pair(lines, payments));
const deposit = (lines: readonly OpenLine[], donations: readonly Candidate[]) =>
  assign(donationMatcher.pair(lines, donations));
const told = (pair: Pair | undefined) =>
  pair && [
    pair.isSure ? "matched" : "probable",
    pair.things.map(({ id }) => id),
    pair.reasons.map(({ why }) => why),
  ];

describe("payments", () => {
  const food = thing("payment", 7, 101_250, "Harbor Food Bank", "2026-09-15", {
    marks: ["KIN-7", "TRX 90412"],
  });

  test.each([
    [
      "its number and amount",
      line(1, -101_250, "ACH KIN-7 HARBOR FOOD"),
      ["matched", [7], ["reference", "amount", "name", "days"]],
    ],
    [
      "its number in another spelling",
      line(1, -101_250, "Kin 7"),
      ["matched", [7], ["reference", "amount", "days"]],
    ],
    [
      "its own reference, whose number is enough",
      line(1, -101_250, "WIRE 00090412"),
      ["matched", [7], ["reference", "amount", "days"]],
    ],
    [
      "its number and another amount",
      line(1, -100_000, "KIN-7"),
      ["probable", [7], ["reference", "difference", "days"]],
    ],
    ["only the amount", line(1, -101_250, "WIRE OUT"), ["probable", [7], ["amount", "days"]]],
    [
      "a name that the bank cut off, less a fee",
      line(1, -101_000, "HARBO FOOD BAN"),
      ["probable", [7], ["difference", "name", "days"]],
    ],
    ["a longer number that begins alike", line(1, -500, "KIN-71"), undefined],
    ["nothing", line(1, -4200, "RENT"), undefined],
    ["the amount half a year later", line(1, -101_250, "WIRE OUT", "2027-03-16"), undefined],
    [
      "its number half a year later",
      line(1, -101_250, "KIN-7", "2027-03-16"),
      ["matched", [7], ["reference", "amount"]],
    ],
    [
      "a check number half a year later",
      line(1, -101_250, "90412", "2027-03-16"),
      ["probable", [7], ["reference", "amount"]],
    ],
  ])("%s", (_, given, expected) => {
    expect(told(pay([given], [food]).get(1))).toEqual(expected);
  });

  test("two lines with the number of one payment are a doubt, not a match", () => {
    const found = pay([line(1, -101_250, "KIN-7"), line(2, -101_250, "KIN-7")], [food]);
    expect([...found.values()].map(told)).toEqual([
      ["probable", [7], ["reference", "amount", "days", "rival"]],
    ]);
    const other = thing("payment", 8, 101_250, "Books", "2026-09-15", { marks: ["KIN-8", "TRX 90412"] });
    expect(told(pay([line(1, -101_250, "90412")], [food, other]).get(1))?.[0]).toBe("probable");
  });
});

describe("donations", () => {
  const elm = [
    thing("donation", 1, 2500, "Elm School", "2026-09-10", { group: 5 }),
    thing("donation", 2, 4000, "Elm School", "2026-09-11", { group: 5 }),
    thing("donation", 3, 6000, "Elm School", "2026-09-12", { group: 5 }),
  ];
  const oak = thing("donation", 9, 6500, "Oak School", "2026-09-12", { group: 6 });

  test("a deposit is one donation, several of a site in a row, or some of them, never matched by itself", () => {
    expect(told(deposit([line(1, 4000, "DEPOSIT")], elm).get(1))).toEqual([
      "probable",
      [2],
      ["amount", "days"],
    ]);
    expect(told(deposit([line(1, 12_500, "DEPOSIT ELM")], elm).get(1))).toEqual([
      "probable",
      [1, 2, 3],
      ["bundle", "name", "days"],
    ]);
    expect(told(deposit([line(1, 8500, "DEPOSIT ELM SCHOOL")], elm).get(1))).toEqual([
      "probable",
      [1, 3],
      ["bundle", "name", "days"],
    ]);
    expect(deposit([line(1, 9999, "DEPOSIT ELM SCHOOL")], elm).get(1)).toBeUndefined();
  });

  test("a name goes before a donation of the same amount elsewhere, and sites are never mixed", () => {
    expect(told(deposit([line(1, 6500, "DEPOSIT ELM SCHOOL")], [...elm, oak]).get(1))?.[1]).toEqual([1, 2]);
    expect(told(deposit([line(1, 6500, "DEPOSIT OAK")], [...elm, oak]).get(1))?.[1]).toEqual([9]);
    expect(deposit([line(1, 12_500 + 6500, "DEPOSIT")], [...elm, oak]).get(1)).toBeUndefined();
  });
});

describe("receipts of sponsors", () => {
  const harbor = thing("receipt", 3, 30_000, "Harbor Light", "2026-09-15", { marks: ["No. 2204"] });
  const receive = (lines: readonly OpenLine[]) => assign(receiptMatcher.pair(lines, [harbor]));

  test("are matched by reference and amount, and probable by amount, name and day", () => {
    expect(told(receive([line(1, 30_000, "CHECK 2204")]).get(1))).toEqual([
      "matched",
      [3],
      ["reference", "amount", "days"],
    ]);
    expect(told(receive([line(1, 30_000, "DEPOSIT HARBOR LIGHT")]).get(1))).toEqual([
      "probable",
      [3],
      ["amount", "name", "days"],
    ]);
    expect(told(receive([line(1, 29_975, "HARBOR LIGHT")]).get(1))).toEqual([
      "probable",
      [3],
      ["difference", "name", "days"],
    ]);
    expect(receive([line(1, 12_000, "DEPOSIT HARBOR LIGHT")]).get(1)).toBeUndefined();
  });

  test("come before donations of the same amount that nothing names", () => {
    const oak = thing("donation", 9, 30_000, "Oak School", "2026-09-12", { group: 6 });
    const lines = [line(1, 30_000, "CHECK 2204")];
    const pairs = [...donationMatcher.pair(lines, [oak]), ...receiptMatcher.pair(lines, [harbor])];
    expect(told(assign(pairs).get(1))?.slice(0, 2)).toEqual(["matched", [3]]);
  });
});

describe("any lines and payments", () => {
  const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-09-${String(day).padStart(2, "0")}`);
  const cents = fc.constantFrom(1000, 1025, 2000, 2500, 50_000);
  const names = fc.constantFrom("Harbor Food Bank", "Books for All", "Warm Coats");
  const payments = fc
    .array(fc.tuple(cents, names, days, fc.constantFrom(null, "1041", "1042")), { maxLength: 12 })
    .map((all) =>
      all.map(([amount, name, on, mark], at) =>
        thing("payment", at + 1, amount, name, on, { marks: [`KIN-${at + 1}`, ...(mark ? [mark] : [])] }),
      ),
    );
  const texts = fc.constantFrom(
    "KIN-1",
    "KIN-2 HARBOR",
    "CHECK 1041",
    "CHECK 1042",
    "WIRE BOOKS ALL",
    "COATS",
    "",
  );
  const lines = fc
    .array(fc.tuple(cents, texts, days), { maxLength: 15 })
    .map((all) => all.map(([amount, text, on], at) => line(at + 1, -amount, text, on)));
  const content = ({ booked_on, amount_cents, text }: OpenLine) => `${booked_on} ${amount_cents} ${text}`;
  const summary = (found: ReadonlyMap<number, Pair>) =>
    [...found.values()]
      .map(({ line: each, things, isSure }) => `${content(each)} ${things[0]?.id} ${isSure}`)
      .sort();

  test("are matched the same in any order", () => {
    const shuffled = fc.tuple(lines, payments).chain(([some, all]) =>
      fc.record({
        some: fc.constant(some),
        all: fc.constant(all),
        mixed: fc.shuffledSubarray(some, { minLength: some.length }),
        stirred: fc.shuffledSubarray(all, { minLength: all.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ some, all, mixed, stirred }) => {
        const renumbered = mixed.map((each, at) => ({ ...each, id: at + 1 }));
        expect(summary(pay(renumbered, stirred))).toEqual(summary(pay(some, all)));
      }),
      { numRuns: 300 },
    );
  });

  test("match nothing twice, and surely only where reference and amount agree alone", () => {
    fc.assert(
      fc.property(lines, payments, (some, all) => {
        const found = [...pay(some, all).values()];
        const things = found.flatMap((pair) => pair.things.map(({ id }) => id));
        expect(new Set(things).size).toBe(things.length);
        for (const { isSure, line: each, things: own } of found.filter((pair) => pair.isSure)) {
          expect([isSure, own.length, own[0]?.cents]).toEqual([true, 1, -each.amount_cents]);
          expect(
            own[0]?.marks.some(
              (mark) =>
                ` ${each.text} `.includes(` ${mark} `) ||
                ` ${each.text} `.includes(` ${mark.replace("-", " ")} `),
            ),
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("never mistake a deposit for more than its sum", () => {
    const donations = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 3 }), days), {
        maxLength: 14,
      })
      .map((all) =>
        all.map(([amount, group, on], at) =>
          thing("donation", at + 1, amount * 25, `Site ${group}`, on, { group }),
        ),
      );
    const deposits = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 120 }), days), { maxLength: 8 })
      .map((all) => all.map(([amount, on], at) => line(at + 1, amount * 25, "DEPOSIT SITE 1", on)));
    fc.assert(
      fc.property(deposits, donations, (some, all) => {
        const found = [...deposit(some, all).values()];
        const things = found.flatMap((pair) => pair.things.map(({ id }) => id));
        expect(new Set(things).size).toBe(things.length);
        for (const { line: each, things: own } of found) {
          expect(own.reduce((sum, one) => sum + one.cents, 0)).toBe(each.amount_cents);
          expect(new Set(own.map(({ group }) => group)).size).toBe(1);
        }
      }),
      { numRuns: 200 },
    );
  });
});
