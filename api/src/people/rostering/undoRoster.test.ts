import { districtEndpoints, importEndpoints, siteEndpoints, userEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { org, rosterKit, rosterZip, term } from "../../../test/roster.ts";

const kit = await buildApp();
const { call } = kit;
const { staff, sendBytes, send, findUser, findSite, counts, district } = await rosterKit(kit);

describe("POST /import/oneRoster, the file", () => {
  test.each([
    ["nothing", async () => Buffer.alloc(0), /ZIP file of a OneRoster/],
    ["a table", async () => Buffer.from("a,b\r\n1,2\r\n"), /ZIP file of a OneRoster/],
    [
      "half an archive",
      async () => (await rosterZip({ "orgs.csv": [org("D", "district", "D")] })).subarray(0, 90),
      /ZIP file can't be opened/,
    ],
    [
      "an archive of something else",
      async () => rosterZip({ "notes.csv": [{ a: "b" }] }),
      /no orgs.csv or users.csv/,
    ],
    [
      "a table without its columns",
      async () => rosterZip({ "orgs.csv": [{ sourcedId: "1" }] }),
      /orgs.csv has no column/,
    ],
    [
      "a 1.2 export without its roles",
      async () => rosterZip({ "users.csv": [{ sourcedId: "1", givenName: "A", familyName: "B" }] }),
      /add roles.csv/,
    ],
  ])("is refused in words when it is %s", async (_, content, words) => {
    const { status, body } = await sendBytes(await content());
    expect([400, 422]).toContain(status);
    expect(body.message).toMatch(words);
  });

  test("is refused when it unpacks to more than is taken, whatever it says of its size", async () => {
    const bomb = await rosterZip({ "orgs.csv": [org("D", "district", "a".repeat(170 * 2 ** 20))] });
    expect(bomb.length).toBeLessThan(2 ** 20);
    const { status, body } = await sendBytes(bomb);
    expect([status, body.message]).toEqual([413, expect.stringMatching(/too large/)]);
  });

  test("is refused with 413 over 20 MB", async () => {
    expect((await sendBytes(Buffer.alloc(20 * 2 ** 20 + 1, "a"))).status).toBe(413);
  });
});

describe("POST /import/{id}/undo of a roster", () => {
  test("takes all kinds back, sparing and naming who was changed since and what they still need", async () => {
    const { n, orgs, users } = district();
    const q = term(`U${n}`, "term", `Undone ${n}`, "2028-01-10", "2028-03-01");
    const before = await counts();
    const sent = await send({ "orgs.csv": orgs, "users.csv": users, "academicSessions.csv": [q] });
    const id = sent.body.data.import_id ?? 0;
    const shown = await call(importEndpoints.list, { as: staff });
    expect(shown.body.data[0]).toMatchObject({
      id,
      entity: "oneRoster",
      total: 6,
      can: ["undo"],
      undone: null,
    });
    expect(shown.body.data[0]?.kinds?.map(({ entity }) => entity)).toEqual([
      "district",
      "site",
      "user",
      "session",
    ]);
    const leader = await findUser(`a${n}@roster`);
    await call(userEndpoints.updateSiteLeader, {
      as: staff,
      params: { id: leader?.id ?? 0 },
      body: { first_name: "Changed" },
    });
    const { body } = await call(importEndpoints.undo, { as: staff, params: { id } });
    expect(body.data.undone).toBe(3);
    expect(body.data.spared.map(({ entity, name }) => [entity, name])).toEqual([
      ["user", `Changed Family A${n}`],
      ["site", `Oak ${n}`],
      ["district", `District ${n}`],
    ]);
    const after = await call(importEndpoints.get, { as: staff, params: { id: String(id) } });
    expect(after.body.data).toMatchObject({
      state: "undone",
      undone: { undone: 3, spared: body.data.spared, user: { id: staff.id } },
    });
    expect((await counts())?.["sessions"]).toBe(before?.["sessions"]);
  });

  test("leaves nothing behind when nothing was changed since", async () => {
    const { n, orgs, users } = district();
    const sent = await send({ "orgs.csv": orgs, "users.csv": users });
    const undone = await call(importEndpoints.undo, {
      as: staff,
      params: { id: sent.body.data.import_id ?? 0 },
    });
    expect(undone.body.data).toEqual({ undone: 5, spared: [], revoked: 2 });
    expect(await findUser(`t${n}@roster`)).toBeUndefined();
    expect(await findSite(`Oak ${n}`)).toBeUndefined();
    const left = await call(districtEndpoints.list, { as: staff, query: { search: `District ${n}` } });
    expect(left.body.data.filter(({ name }) => name === `District ${n}`)).toEqual([]);
    expect((await send({ "orgs.csv": orgs, "users.csv": users })).body.data.created).toBe(5);
  });

  test("lets what was taken back be restored with its links, in either order", async () => {
    for (const districtFirst of [true, false]) {
      const { n, orgs, users } = district();
      const sent = await send({ "orgs.csv": orgs, "users.csv": users });
      const site = await findSite(`Oak ${n}`);
      const districtId = site?.district?.id ?? 0;
      const params = { id: sent.body.data.import_id ?? 0 };
      expect((await call(importEndpoints.undo, { as: staff, params })).body.data.spared).toEqual([]);
      const restoring = [
        () => call(districtEndpoints.bulk, { as: staff, body: { action: "restore", ids: [districtId] } }),
        () => call(siteEndpoints.bulk, { as: staff, body: { action: "restore", ids: [site?.id ?? 0] } }),
      ];
      for (const restore of districtFirst ? restoring : restoring.toReversed())
        expect((await restore()).body.data.done).toBe(1);
      expect((await findSite(`Oak ${n}`))?.district?.id).toBe(districtId);
    }
  });
});
