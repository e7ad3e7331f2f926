import { type BankLayout, bankLimits, type Language } from "@kindling/contract";
import { invalid, Refusal } from "../../../core/errors.ts";
import type { BankFile } from "./bankFile.ts";
import { bankFileSay } from "./bankFileSay.ts";
import { decodeText } from "./bankTable.ts";
import { type FindLayout, readBankCsv } from "./readBankCsv.ts";
import { readCamt } from "./readCamt.ts";

/**
 * Reads a bank's file, told by its content: camt.053 or a table.
 * @throws Refusal at `file`, or malformed, tooLarge or invalid with what is wrong with it.
 */
export async function readBankFile(
  content: Buffer | undefined,
  given: BankLayout | undefined,
  findLayout: FindLayout,
  language: Language,
): Promise<BankFile & { readonly isRemembered: boolean }> {
  const say = bankFileSay[language];
  if (!content || content.length === 0) throw invalid("file", say.file);
  if (content.length > bankLimits.megabytes * 2 ** 20) throw new Refusal("tooLarge", say.tooLarge);
  const isXml = /^(?:\uFEFF|\s)*</.test(decodeText(content.subarray(0, 200)));
  if (isXml)
    return { ...readCamt(decodeText(content).replace(/^\uFEFF/, ""), language), isRemembered: false };
  return readBankCsv(content, given, findLayout, language);
}
