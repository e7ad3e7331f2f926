import { bankLimits, type Language } from "@kindling/contract";
import { Refusal } from "../../../core/errors.ts";
import { FileErrors } from "../../../core/importing/fileErrors.ts";
import { type BankFile, daysOf, type FileLine, type FileStatement } from "./bankFile.ts";
import { bankFileSay } from "./bankFileSay.ts";
import { elementsAt, readXml, textAt, type XmlElement } from "./xmlTree.ts";

/** The only currency of the portal. */
const currency = "USD";

/** An amount with its side: credits came in, debits went out. */
function centsOf(element: XmlElement | undefined, side: string | undefined, language: Language): number {
  const say = bankFileSay[language].xml;
  const [, units = "", parts = ""] = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(element?.text.trim() ?? "") ?? [];
  if (!units || (side !== "CRDT" && side !== "DBIT")) throw new Refusal("malformed", say.amount);
  const found = element?.attributes["Ccy"] ?? currency;
  if (found !== currency) throw new Refusal("invalid", say.currency(found));
  const cents = Number(units) * 100 + Number(parts.padEnd(2, "0"));
  return side === "DBIT" ? -cents : cents;
}

/** The day of a date or a moment. */
function dayAt(element: XmlElement, name: string): string | undefined {
  const [date] = elementsAt(element, name);
  const text = date && (textAt(date, "Dt") ?? textAt(date, "DtTm"));
  return /^\d{4}-\d{2}-\d{2}/.exec(text ?? "")?.[0];
}

const told = (texts: readonly (string | undefined)[]) => {
  const found = texts.filter((text): text is string => text !== undefined && text !== "NOTPROVIDED");
  return [...new Set(found)].join(" ").slice(0, bankLimits.cell);
};

/** Who money went to or came from; later versions put parties one level deeper. */
function nameOf(detail: XmlElement, isOut: boolean): string | undefined {
  const role = isOut ? "Cdtr" : "Dbtr";
  const party = ["RltdPties", role];
  return textAt(detail, ...party, "Nm") ?? textAt(detail, ...party, "Pty", "Nm");
}

const detailTexts = (detail: XmlElement) => [
  ...elementsAt(detail, "RmtInf", "Ustrd").map(({ text }) => text.trim()),
  textAt(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref"),
  textAt(detail, "Refs", "EndToEndId"),
  textAt(detail, "AddtlTxInf"),
];

/** The lines of an entry: one, or each payment of a batch if their amounts add up to it. */
function linesOf(entry: XmlElement, row: number, language: Language): FileLine[] {
  const side = textAt(entry, "CdtDbtInd");
  const amount_cents = centsOf(elementsAt(entry, "Amt")[0], side, language);
  const booked_on = dayAt(entry, "BookgDt") ?? dayAt(entry, "ValDt");
  if (!booked_on) throw new Refusal("malformed", bankFileSay[language].xml.day);
  const own = textAt(entry, "AcctSvcrRef") ?? textAt(entry, "NtryRef");
  const details = elementsAt(entry, "NtryDtls", "TxDtls");
  const lineOf = (some: readonly XmlElement[], cents: number): FileLine => {
    const names = told(some.map((detail) => nameOf(detail, cents < 0)));
    const reference = own ?? told(some.map((detail) => textAt(detail, "Refs", "EndToEndId")));
    const text = told([...some.flatMap(detailTexts), textAt(entry, "AddtlNtryInf")]);
    return {
      row,
      booked_on,
      amount_cents: cents,
      text: text || names || reference,
      name: names || null,
      reference: reference || null,
    };
  };
  const parts = details.map((detail) => {
    const amount = elementsAt(detail, "Amt")[0] ?? elementsAt(detail, "AmtDtls", "TxAmt", "Amt")[0];
    return amount && centsOf(amount, textAt(detail, "CdtDbtInd") ?? side, language);
  });
  const isBatch =
    details.length > 1 && parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) === amount_cents;
  if (!isBatch || parts.some((part) => !part))
    return amount_cents === 0 ? [] : [lineOf(details, amount_cents)];
  return details.map((detail, at) => lineOf([detail], parts[at] ?? 0));
}

/** A booked balance by its code; the last of several. */
function balanceOf(statement: XmlElement, codes: readonly string[], language: Language): number | null {
  const found = elementsAt(statement, "Bal").filter((balance) =>
    codes.includes(textAt(balance, "Tp", "CdOrPrtry", "Cd") ?? ""),
  );
  const balance = found[0];
  return balance ? centsOf(elementsAt(balance, "Amt")[0], textAt(balance, "CdtDbtInd"), language) : null;
}

/** Statements of the same account as one, from the opening balance of the first to the closing one of the last. */
function joined(statements: readonly FileStatement[]): FileStatement[] {
  const accounts = [...new Set(statements.map(({ account }) => account))];
  return accounts.flatMap((account) => {
    const own = statements
      .filter((each) => each.account === account)
      .toSorted((a, b) => (a.from_on < b.from_on ? -1 : 1));
    const [first, last] = [own[0], own.at(-1)];
    if (!first || !last) return [];
    const to_on =
      own
        .map((each) => each.to_on)
        .sort()
        .at(-1) ?? last.to_on;
    return { ...first, to_on, closing_cents: last.closing_cents, lines: own.flatMap(({ lines }) => lines) };
  });
}

/**
 * Reads a camt.053 statement (ISO 20022), versions 001.02 and later.
 * @throws Refusal malformed, tooLarge, or invalid for another currency.
 */
export function readCamt(text: string, language: Language): BankFile {
  const say = bankFileSay[language];
  const document = readXml(text, language);
  const space = Object.entries(document.attributes).find(
    ([name, value]) => name.startsWith("xmlns") && value.includes("camt."),
  );
  const [kind] = /camt\.\d{3}/.exec(space?.[1] ?? "") ?? [];
  if (kind && kind !== "camt.053") throw new Refusal("malformed", say.xml.otherCamt(kind));
  const found = document.name === "Document" ? elementsAt(document, "BkToCstmrStmt", "Stmt") : [];
  if (found.length === 0) throw new Refusal("malformed", say.xml.notCamt);
  let row = 0;
  let skipped = 0;
  const statements = found.flatMap((statement): FileStatement[] => {
    const lines = elementsAt(statement, "Ntry").flatMap((entry) => {
      row += 1;
      const state = textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
      if (state === "BOOK") return linesOf(entry, row, language);
      skipped += 1;
      return [];
    });
    const days = daysOf(lines);
    if (!days) return [];
    return [
      {
        account:
          textAt(statement, "Acct", "Id", "IBAN") ?? textAt(statement, "Acct", "Id", "Othr", "Id") ?? null,
        ...days,
        opening_cents: balanceOf(statement, ["OPBD", "PRCD"], language),
        closing_cents: balanceOf(statement, ["CLBD"], language),
        lines,
      },
    ];
  });
  if (row > bankLimits.lines) throw new Refusal("tooLarge", say.xml.tooMuch);
  return { format: "camt", table: null, statements: joined(statements), skipped, errors: new FileErrors() };
}
