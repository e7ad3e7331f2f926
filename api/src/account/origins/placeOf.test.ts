import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  auditLogEndpoints,
  type Endpoint,
  exportEndpoint,
  loginEndpoints,
  securityLogEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { writePlaces } from "../../../test/writePlaces.ts";
import { SettingsError } from "../../core/settings.ts";
import { openPlaces, placeOf } from "./placeOf.ts";

const folder = mkdtempSync(join(tmpdir(), "kindling-places-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, places: Parameters<typeof writePlaces>[1]) =>
  writePlaces(join(folder, name), places);
const inBoston = {
  city: { names: { en: "Boston" } },
  subdivisions: [{ iso_code: "MA", names: { en: "Massachusetts" } }],
  country: { iso_code: "US", names: { en: "USA" } },
};
const mexico = {
  city: { names: { en: "Mexico City", es: "Ciudad de México" } },
  subdivisions: [{ names: { en: "Mexico City", es: "Ciudad de México" } }],
  country: { iso_code: "MX" },
};
const geoipFile = file("city.mmdb", {
  "203.0.113.0/24": inBoston,
  "8.8.8.0/24": mexico,
  "198.51.100.0/24": { country_code: "FR" },
  "198.51.101.0/24": { city: "Lyon", state1: "Loire", country_code: "FR" },
  "10.9.0.0/16": { city: "Main office" },
});
openPlaces({ geoipFile });

describe("placeOf", () => {
  test.each([
    ["203.0.113.7", "en", "Boston, Massachusetts, United States"],
    ["203.0.113.7", "es", "Boston, Massachusetts, Estados Unidos"],
    ["::ffff:203.0.113.7", "en", "Boston, Massachusetts, United States"],
    ["8.8.8.1", "es", "Ciudad de México, México"],
    ["198.51.100.9", "en", "France"],
    ["198.51.101.9", "es", "Lyon, Loire, Francia"],
    ["10.9.1.1", "en", "Main office"],
    ["10.8.1.1", "en", "Local network"],
    ["127.0.0.1", "es", "Red local"],
    ["172.31.0.1", "en", "Local network"],
    ["172.32.0.1", "en", null],
    ["fd12::1", "en", "Local network"],
    ["2001:db8::1", "en", null],
    ["no address", "en", null],
    [null, "en", null],
  ] as const)("%s is in %s: %s", (address, language, place) => {
    expect(placeOf(address, language, { geoipFile })).toBe(place);
  });

  test("tells nothing without a file", () => {
    openPlaces({ geoipFile: undefined });
    expect(placeOf("127.0.0.1", "en", { geoipFile: undefined })).toBeNull();
  });
});

describe("openPlaces", () => {
  const cut = join(folder, "cut.mmdb");
  writeFileSync(cut, readFileSync(geoipFile));
  truncateSync(cut, 900);
  const headless = join(folder, "headless.mmdb");
  writeFileSync(headless, readFileSync(geoipFile).subarray(-260));
  const text = join(folder, "text.mmdb");
  writeFileSync(text, "no such file");
  const whole = "but it must be a whole file in the MaxMind DB format (.mmdb).";

  test.each([
    [join(folder, "none.mmdb"), `Can't read ${join(folder, "none.mmdb")} in GEOIP_FILE (ENOENT).`],
    [folder, `Can't read ${folder} in GEOIP_FILE (EISDIR).`],
    [cut, `GEOIP_FILE is ${cut}, ${whole}`],
    [headless, `GEOIP_FILE is ${headless}, ${whole}`],
    [text, `GEOIP_FILE is ${text}, ${whole}`],
    [
      file("asn.mmdb", { "8.8.8.0/24": { autonomous_system_number: 15169 } }),
      `GEOIP_FILE is ${join(folder, "asn.mmdb")}, but it must be a file that names places.`,
    ],
  ])("refuses %s in one sentence", (path, sentence) => {
    expect(() => openPlaces({ geoipFile: path })).toThrow(new SettingsError(sentence));
  });
});

describe("with GEOIP_FILE", async () => {
  const { call, db, signInAs, make } = await buildApp({ geoipFile });
  const staff = await signInAs("Super Admin");
  const place = "Boston, Massachusetts, United States";
  const headers = { "accept-language": "es" };

  test("sign-ins and their export tell the place, and nothing of it is stored", async () => {
    const { id } = await make.user({});
    await sql`insert into logins (id, user_id, expires_at, address) values ('a-login', ${id}, now() + interval '1 day', '203.0.113.7')`.execute(
      db,
    );
    const params = { id };
    const { body } = await call(loginEndpoints.list, { as: staff, params });
    expect(body.data).toMatchObject([{ address: "203.0.113.7", location: place }]);
    const query = { format: "csv", fields: ["address", "location"] };
    const { text } = await call(exportEndpoint(loginEndpoints.list) as Endpoint, {
      as: staff,
      params,
      query,
    });
    expect(text.trim().split("\r\n").at(-1)).toBe(`203.0.113.7,"${place}"`);
    await sql`update logins set address = '8.8.8.8' where id = ${staff.loginId}`.execute(db);
    const own = await call(loginEndpoints.own, { as: staff, headers });
    expect(own.body.data).toMatchObject([{ location: "Ciudad de México, México" }]);
    const columns = await sql<{ count: number }>`select count(*)::int as count from information_schema.columns
      where table_name in ('logins', 'security_log', 'audit_log') and column_name = 'location'`.execute(db);
    expect(columns.rows).toEqual([{ count: 0 }]);
  });

  test("the security log and the audit log tell it", async () => {
    await sql`insert into security_log (kind, account_id, address) values ('sign_in_refused', ${staff.id}, '203.0.113.9')`.execute(
      db,
    );
    const refused = await call(securityLogEndpoints.list, {
      as: staff,
      query: { kind: ["sign_in_refused"] },
      headers,
    });
    expect(refused.body.data).toMatchObject([{ location: "Boston, Massachusetts, Estados Unidos" }]);
    const { id } = await signInAs("admin");
    await call(loginEndpoints.end, { as: staff, params: { id } });
    const { body } = await call(auditLogEndpoints.list, {
      as: staff,
      query: { entity: "user", entity_id: id },
    });
    expect(body.data).toMatchObject([{ address: "127.0.0.1", location: "Local network" }]);
  });
});
