import { readFile } from "node:fs/promises";
import type { BankLayout } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { Refusal } from "../../../core/errors.ts";
import { readBankFile } from "./readBankFile.ts";

const folder = new URL("../../../../test/fixtures/banks/", import.meta.url);
const none = async () => undefined;

const read = (
  content: Buffer | string,
  layout?: BankLayout,
  find: () => Promise<BankLayout | undefined> = none,
) => readBankFile(typeof content === "string" ? Buffer.from(content) : content, layout, find, "en");
const readSample = async (name: string) => read(await readFile(new URL(name, folder)));

const amounts = async (name: string) => {
  const { statements, errors } = await readSample(name);
  expect(errors.first).toEqual([]);
  return statements.flatMap(({ lines }) => lines.map((line) => `${line.booked_on} ${line.amount_cents}`));
};

/** The sentence with which a file is refused, or what is wrong with its rows. */
async function refused(content: Buffer | string, layout?: BankLayout): Promise<string | readonly unknown[]> {
  try {
    const { errors } = await read(content, layout);
    return errors.first.map(({ row, column, value, msg }) => [row, column, value, msg]);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

const month = ["2026-09-14 12500", "2026-09-16 -101250", "2026-09-18 -10000", "2026-09-30 -250"];

describe("the layouts of banks", () => {
  test.each([
    ["rows above the header and a total below", "harbor-national.csv", month],
    ["Spanish, semicolons, debits and credits, Latin-1", "caja-del-valle.csv", month],
    ["no header", "prairie-credit-union.csv", month.toReversed()],
    ["tabs, a column for the direction, spaces in thousands", "lakeside-online.tsv", month],
    ["UTF-16, months as words, brackets and trailing signs", "banco-frontera.csv", month],
    [
      "camt.053.001.02 with a batch and a pending entry",
      "harbor-national.camt.053.001.02.xml",
      [...month.slice(0, 2), "2026-09-30 -10000", "2026-09-30 -250"],
    ],
    ["camt.053.001.08 with prefixes", "harbor-national.camt.053.001.08.xml", month.slice(0, 2)],
  ])("%s", async (_, name, expected) => {
    expect(await amounts(name)).toEqual(expected);
  });

  test("tells balances, skipped rows and where each line is", async () => {
    const { statements, skipped, table } = await readSample("harbor-national.csv");
    expect(statements[0]).toMatchObject({
      account: null,
      opening_cents: 100_000,
      closing_cents: 1000,
      from_on: "2026-09-14",
      to_on: "2026-09-30",
    });
    expect([skipped, statements[0]?.lines.map(({ row }) => row), table?.layout.balance]).toEqual([
      1,
      [6, 7, 8, 9],
      3,
    ]);
    const newestFirst = await readSample("prairie-credit-union.csv");
    expect(newestFirst.statements[0]?.lines[1]).toMatchObject({ text: "CHECK", amount_cents: -10_000 });
  });

  test("reads parties, references, balances and the account of camt.053", async () => {
    const { statements, skipped } = await readSample("harbor-national.camt.053.001.02.xml");
    expect(skipped).toBe(1);
    expect(statements[0]).toMatchObject({
      account: "000041042",
      opening_cents: 100_000,
      closing_cents: 1000,
    });
    expect(statements[0]?.lines[1]).toMatchObject({
      name: "Harbor Food Bank & Pantry",
      reference: "R2",
      text: "Donations KIN-7",
    });
    expect(statements[0]?.lines[2]).toMatchObject({ text: "CHECK 1042" });
    const later = await readSample("harbor-national.camt.053.001.08.xml");
    expect(later.statements[0]).toMatchObject({ account: "US00KIND0000041042", closing_cents: 11_250 });
    expect(later.statements[0]?.lines.map(({ name }) => name)).toEqual(["Elm School", "Harbor Food Bank"]);
  });

  test("tells day from month by the whole column, and takes what a person says before", async () => {
    const file = (first: string) => `Date,Description,Amount\n${first},One,-1.00\n03/04/2026,Two,-2.00\n`;
    const days = async (content: string, layout?: BankLayout) =>
      (await read(content, layout)).statements[0]?.lines.map(({ booked_on }) => booked_on);
    expect(await days(file("04/13/2026"))).toEqual(["2026-04-13", "2026-03-04"]);
    expect(await days(file("13/04/2026"))).toEqual(["2026-04-13", "2026-04-03"]);
    const { table } = await read(file("02/05/2026"));
    const layout = { ...(table?.layout as BankLayout), date_order: "dmy" as const };
    expect(await days(file("02/05/2026"), layout)).toEqual(["2026-05-02", "2026-04-03"]);
    const remembered = await read(file("02/05/2026"), undefined, async () => layout);
    expect([remembered.isRemembered, remembered.statements[0]?.from_on]).toEqual([true, "2026-04-03"]);
  });

  test("asks for columns that it can't tell", async () => {
    const { table, statements } = await read("Alpha,Beta,Gamma\nx,y,z\n");
    expect([table?.missing, statements]).toEqual([["date", "amount"], []]);
  });
});

describe("files that can't be taken", () => {
  const header = "Date,Description,Amount\n";

  test("names each bad cell by row and column", async () => {
    const bad = `${header}2026-09-31,A,-1.00\n2026-09-01,B,12.345.6\n2026-09-02,"=HYPERLINK(""http://x"")",-1\n2026-09-03,D,\n2026-09-04,E,-5\n`;
    expect(await refused(bad)).toEqual([
      [2, "Date", "2026-09-31", "This isn't a day. Use one format in the whole column, such as 2026-09-15."],
      [3, "Amount", "12.345.6", "This isn't an amount. Use digits with cents, such as -1,234.56."],
      [4, "Description", '=HYPERLINK("http://x")', "This cell holds a formula. Replace it with its value."],
      [5, "Amount", "", "This row has a day but no amount. Enter one, or remove the row."],
    ]);
    const both = "Date,Text,Debit,Credit\n2026-09-01,A,1.00,2.00\n";
    expect(await refused(both)).toEqual([
      [2, "Debit", "1.00", "This row has a debit and a credit. Keep one of them."],
    ]);
  });

  test("refuses what is too large in words", async () => {
    expect(await refused(`${header}2026-09-01,${"x".repeat(2001)},1\n`)).toMatch(
      /has more than 2000 characters/,
    );
    expect(await refused(header + "2026-09-01,a,1\n".repeat(10_200))).toMatch(/at most 10000 lines/);
    expect(await refused(Buffer.alloc(5 * 2 ** 20 + 1, "a"))).toMatch(/at most 5 MB/);
    expect(await refused("")).toBe("Choose a bank's CSV, XLSX or camt.053 file");
    expect(await refused(Buffer.from([1, 0, 2, 0, 3]))).toMatch(/can't be read as a table/);
  });

  test("refuses hostile and other XML in words", async () => {
    const bomb =
      '<?xml version="1.0"?><!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><Document>&b;</Document>';
    expect(await refused(bomb)).toMatch(/declares a document type/);
    expect(await refused(`${"<a>".repeat(60)}${"</a>".repeat(60)}`)).toMatch(/nested too deeply/);
    expect(await refused(`<Document><a>${"x".repeat(3000)}</a></Document>`)).toMatch(
      /more than 2000 characters/,
    );
    expect(await refused("<Document><BkToCstmrStmt><Stmt>")).toMatch(/damaged or cut off/);
    expect(await refused("<html><body/></html>")).toMatch(/isn't a camt.053/);
    expect(await refused('<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"/>')).toMatch(
      /This file is camt.052/,
    );
    const sample = await readFile(new URL("harbor-national.camt.053.001.02.xml", folder), "utf8");
    expect(await refused(sample.replaceAll("USD", "EUR"))).toMatch(/This line is in EUR/);
    expect(await refused(sample.replace(">125.00<", ">12x<"))).toMatch(/An amount in this file/);
    expect(await refused(sample.slice(0, 1500))).toMatch(/damaged or cut off/);
  });
});
