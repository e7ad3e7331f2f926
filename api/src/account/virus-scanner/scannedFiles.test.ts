import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { allEndpoints, fileEndpoints, securityLogEndpoints, siteEndpoints } from "@kindling/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { startClamdDouble, virus } from "../../../test/clamdDouble.ts";
import { settleRefusals } from "../../people/security/noteRefusal.ts";

const double = await startClamdDouble();
const { app, call, db, folder, signInAs } = await buildApp({ virusScanner: double.address });
const staff = await signInAs("Super Admin");

beforeEach(() => {
  double.manner = "scans";
});

const pdf = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF";
const upload = (content: string, headers = {}) =>
  call(fileEndpoints.upload, { as: staff, file: { name: "plan.pdf", content }, headers });

/** The names of all files in the store, half-written ones too. */
async function stored(): Promise<string[]> {
  const found = await readdir(join(folder, "files"), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}

const metric = async (line: string) => {
  const { body } = await app.inject({ url: "/api/metrics" });
  return new RegExp(`^${line} (\\d+)$`, "m").exec(body)?.[1];
};

test("an upload without a virus is kept", async () => {
  const { status, body } = await upload(pdf);
  expect(status).toBe(201);
  expect(await stored()).toContain(body.data.fileKey);
});

describe("an upload with a virus", () => {
  test("is refused at its field in both languages, and leaves no file", async () => {
    const before = await stored();
    const { status, body } = await upload(pdf + virus);
    const msg = "This file has a virus (Test.Virus), so it wasn't saved. Choose another file.";
    expect([status, body.errors]).toEqual([422, [{ path: "file", msg }]]);
    const spanish = await upload(pdf + virus, { "accept-language": "es" });
    expect(spanish.body.message).toBe(
      "Este archivo tiene un virus (Test.Virus) y no se guardó. Elija otro archivo.",
    );
    expect(await stored()).toEqual(before);
    const { rows } = await sql`select from files where size > ${pdf.length}`.execute(db);
    expect(rows).toEqual([]);
  });

  test("is in the security log, with the virus and the call", async () => {
    await settleRefusals(db);
    const query = { kind: "infected_file" };
    const { body } = await call(securityLogEndpoints.list, { as: staff, query });
    expect(body.data.at(-1)).toMatchObject({
      account: { id: staff.id },
      facts: { virus: "Test.Virus", calls: ["POST /api/upload"] },
    });
    expect(Number(await metric('kindling_virus_scans_total\\{result="infected"\\}'))).toBeGreaterThan(0);
  });

  const taking = allEndpoints.filter(({ files, access }) => files.length > 0 && access.kind !== "public");
  test.each(taking.map((endpoint) => [endpoint.name, endpoint] as const))(
    "is refused by %s, kept or imported",
    async (_, endpoint) => {
      const roles = ["Super Admin", "Instructor", "Site Leader", "Provider Leader"] as const;
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? "", 1]),
      );
      const answers = [];
      for (const role of roles) {
        const as = await signInAs(role);
        const file = { name: "a.pdf", content: pdf + virus, field: endpoint.files[0] ?? "" };
        const { status, body } = await call(endpoint, { as, params, file } as object);
        answers.push({ status, msg: body.errors?.[0]?.msg });
        if (status === 422) break;
      }
      expect(answers.at(-1)).toEqual({ status: 422, msg: expect.stringContaining("Test.Virus") });
    },
  );
});

describe("a scanner that doesn't answer", () => {
  test("has uploads and imports refused, and nothing kept", async () => {
    double.manner = "closes";
    const before = await stored();
    const { status, body, headers } = await upload(pdf);
    const message = "The virus scanner isn't answering, so nothing was saved. Try again in a few minutes.";
    expect([status, body.message, headers["retry-after"]]).toEqual([503, message, "60"]);
    const imported = await call(siteEndpoints.import, {
      as: staff,
      file: { name: "sites.csv", content: "Name\nNorth" },
    });
    expect([imported.status, imported.body.message]).toEqual([503, message]);
    expect(await stored()).toEqual(before);
  });

  test("is told by /api/ready, which stays 200, and by the metrics", async () => {
    const ready = async () => {
      const { statusCode, body } = await app.inject({ url: "/api/ready" });
      return [statusCode, JSON.parse(body) as unknown];
    };
    expect(await ready()).toEqual([200, { status: "ready" }]);
    expect(await metric('kindling_virus_scanner_up\\{scanner="clamd"\\}')).toBe("1");
    double.manner = "closes";
    expect(await ready()).toEqual([200, { status: "ready", limited: ["virus_scanner"] }]);
    expect(await metric('kindling_virus_scanner_up\\{scanner="clamd"\\}')).toBe("0");
    expect(Number(await metric('kindling_virus_scans_total\\{result="failed"\\}'))).toBeGreaterThan(0);
  });
});
