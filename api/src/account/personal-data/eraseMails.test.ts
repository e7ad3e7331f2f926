import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { writeXlsx as writeOther } from "hucre/xlsx";
import { expect, test } from "vitest";
import { tempFolder } from "../../../test/backups.ts";
import { openTransport } from "../../core/mail/transport.ts";
import { type SheetCell, writeXlsx } from "../../core/spreadsheets/xlsx.ts";
import { eraseMails } from "./eraseMails.ts";

const known = { names: [{ first: "Ana María", last: "O'Neill" }], emails: ["ana@quill.example"] };
const columns = ["First", "Last", "Email"].map((label) => ({ label, kind: "text" as const }));
const sheet = (...rows: SheetCell[][]) => ({ name: "Report", columns, rows });
const workbook = (...sheets: Parameters<typeof writeXlsx>[0]) => buffer(writeXlsx(sheets));
const others = Array.from({ length: 20_000 }, (_, n) => ["Bo", `Lee ${n}`, `bo.${n}@quill.example`]);
const whole = await workbook(sheet(["Ana María", "O'Neill", ""]));

/** A workbook as another program writes it: its texts stand apart from its sheets. */
const elsewhere = async (text: string) =>
  Buffer.from(await writeOther({ sheets: [{ name: "A", rows: [["Teacher"], [text]] }] }));

/** Keeps an email for each attachment and erases the person; answers which emails are left. */
async function leftOf(
  attachments: Readonly<Record<string, Buffer>>,
  isShared = false,
): Promise<(string | undefined)[]> {
  const dataDir = await tempFolder();
  const send = openTransport({
    smtpUrl: undefined,
    dataDir,
    brandName: "Kindling",
    appUrl: "http://localhost",
  });
  for (const [subject, content] of Object.entries(attachments)) {
    const filename = `${subject.replaceAll(" ", "-")}`;
    await send({
      to: "staff@quill.example",
      subject,
      text: "Here",
      html: "<p>Here</p>",
      attachments: [{ filename, content }],
    });
  }
  await eraseMails(dataDir, known, isShared);
  const folder = join(dataDir, "mail");
  const letters = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")),
  );
  return letters.map((letter) => /^Subject: (.*)$/m.exec(letter)?.[1]).toSorted();
}

test("an email goes if a table that is attached to it names the person", async () => {
  const left = await leftOf({
    "workbook name": whole,
    "workbook email": await workbook(sheet(["", "", "Ana@Quill.example"])),
    "workbook late": await workbook(sheet(...others, ["Ana María", "O'Neill", ""])),
    "workbook second sheet": await workbook(sheet(["Bo", "Lee", ""]), sheet(["Ana  María O'Neill", "", ""])),
    "workbook elsewhere": await elsewhere("O'Neill, Ana María"),
    table: Buffer.from('\ufeffFirst Name,Last Name\r\n"Ana María",O\'Neill\r\n'),
    "workbook other": await workbook(sheet(...others, ["Ana", "María", "anna@quill.example"])),
    "table other": Buffer.from("First Name,Last Name\r\nAna,Lee\r\n"),
  });
  expect(left).toEqual(["table other", "workbook other"]);
});

test("nor does one stay whose attachment can't be searched: a PDF, or what can't be unpacked", async () => {
  const damaged = Buffer.from(whole);
  damaged.fill(255, 60, 200);
  const left = await leftOf({
    damaged,
    pdf: Buffer.from("%PDF-1.7\n1 0 obj<</Length 5>>stream"),
    "cut off": whole.subarray(0, 400),
    photo: Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  });
  expect(left).toEqual(["photo"]);
});

test("of a name that somebody else has, only the email counts", async () => {
  expect(await leftOf({ name: whole, email: await elsewhere("ana@quill.example") }, true)).toEqual(["name"]);
});
