import { inflateRawSync } from "node:zlib";
import { activityDetails, charitySchoolEarning } from "@kindling/contract";
import { expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { winPoints } from "../../../test/winPoints.ts";

const { call, db, make, signInAs } = await buildApp();
const staff = await signInAs("Super Admin");
const program = await make.program();
const provider = await make.provider({ name: "Bright" });
const sites = [
  await make.site({ program_id: program.id, provider_id: provider.id, name: "Elm" }),
  await make.site({ program_id: program.id, provider_id: provider.id, name: "Oak" }),
];
const session = await make.session({
  name: "Fall",
  program_id: program.id,
  start: "2026-09-01",
  end: "2026-10-10",
});
for (const site of sites) {
  const { id: user_id } = await make.user({ school_ids: [site.id] });
  await winPoints(db, { user_id, school_id: site.id, session_id: session.id }, 10);
}

/** The files of a ZIP archive, by its directory at the end. */
function unzip(bytes: Buffer): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf("PK\x05\x06", undefined, "latin1") + 16);
  while (bytes.toString("latin1", at, at + 4) === "PK\x01\x02") {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
    files.set(bytes.toString("utf8", at + 46, at + 46 + name), inflateRawSync(content).toString("utf8"));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** The texts of a workbook's cells by sheet, and its filters. */
async function sheetsOf(report: typeof charitySchoolEarning, query: object, language = "en") {
  const headers = { "accept-language": language };
  const files = unzip((await call(report.download, { as: staff, query, headers })).bytes);
  const sheet = (nth: number) => files.get(`xl/worksheets/sheet${nth}.xml`) ?? "";
  const names = [...(files.get("xl/workbook.xml") ?? "").matchAll(/sheet name="([^"]*)"/g)];
  return {
    names: names.map(([, name]) => name),
    filter: /autoFilter ref="([^"]*)"/.exec(sheet(1))?.[1],
    data: sheet(1),
    about: [...sheet(2).matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text),
  };
}

test("the sheet after the rows tells report, period, filters, time zone, moment and who asked", async () => {
  const { names, about } = await sheetsOf(charitySchoolEarning, {
    sessions: session.id,
    providers: provider.id,
  });
  expect(names).toEqual(["Charity Distribution by Provider", "About"].map((name) => name.slice(0, 31)));
  expect(about).toEqual([
    "About",
    "Value",
    "Report",
    "Charity Distribution by Provider",
    "Period",
    "2026-09-01 – 2026-10-10",
    "Filters",
    "Sessions: Fall",
    "Filters",
    "Providers: Bright",
    "Places and Names",
    "As they were",
    "Time zone",
    "America/New_York",
    "Created at",
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
    "Created for",
    expect.any(String),
  ]);
});

test("it is in the caller's language, and says when nothing is narrowed", async () => {
  const { names, about } = await sheetsOf(charitySchoolEarning, { structure: "today" }, "es");
  expect(names[1]).toBe("Acerca de");
  expect(about.slice(4, 8)).toEqual([
    "Período",
    "Todas las sesiones",
    "Filtros",
    "Lugares y nombres: Como son hoy",
  ]);
});

test("the filter covers the rows, and the sums stand below it", async () => {
  const { filter, data } = await sheetsOf(charitySchoolEarning, {});
  // Heading, two sites, an empty row, a subtotal and the total.
  expect(filter).toBe("A1:H3");
  expect(data).toContain('<row r="5">');
  expect(data).toContain('<row r="6">');
  expect(data).not.toContain('<row r="4">');
  const plain = await sheetsOf(activityDetails as unknown as typeof charitySchoolEarning, {});
  expect(plain.filter).toBe("A1:I3");
});
