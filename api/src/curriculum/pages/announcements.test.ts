import {
  announcementEndpoints,
  announcements,
  auditLogEndpoints,
  classroomAnnouncementEndpoints,
} from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [program, other] = [await make.program(), await make.program()];
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const sound = { title: "Kindness Week", program_id: program.id, start: "2026-09-10", end: "2026-09-20" };

describeCrud(kit, announcements, {
  endpoints: announcementEndpoints,
  body: (n) => ({
    title: `Kindness Week ${String(n).padStart(4, "0")}`,
    program_id: program.id,
    start: "2026-09-10",
    end: `2026-09-${16 + (n % 14)}`,
    content: "<p>Wear something <strong>orange</strong>.</p>",
  }),
  change: {
    body: { title: "Gratitude Week", content: "Bring a leaf." },
    row: { title: "Gratitude Week", name: "Gratitude Week", content: "Bring a leaf." },
  },
  search: [
    { text: "Lantern", hit: { title: "Lantern walk" } },
    { text: "pumpkin", hit: { content: "<p>Bring a pumpkin.</p>" } },
  ],
  filters: {
    programs: { value: other.id, hit: { program_id: other.id }, miss: {} },
    state: { value: "scheduled", hit: { start: "2026-09-16" }, miss: {} },
    from: { value: "2026-10-01", hit: { end: "2026-10-01" }, miss: {} },
    to: { value: "2026-09-01", hit: { start: "2026-09-01" }, miss: {} },
  },
});

describe("POST /schoolAnnoun/add", () => {
  const add = (content: string) =>
    call(announcementEndpoints.create, { as: staff, body: { ...sound, content } });

  test("keeps what is allowed of formatted text and takes the rest away", async () => {
    const { body } = await add(
      `<h2 onclick="x()">Hello</h2><script>alert(1)</script><p style="color:red">See <a href="https://kind.example">this</a></p>`,
    );
    expect(body.data.content).toBe(
      `<h2>Hello</h2><p>See <a href="https://kind.example" target="_blank" rel="noopener noreferrer nofollow">this</a></p>`,
    );
    const { data } = (
      await call(auditLogEndpoints.list, {
        as: staff,
        query: { entity: "announcement", entity_id: body.data.id },
      })
    ).body;
    expect(JSON.stringify(data)).not.toContain("script");
  });

  test.each([
    "<script>alert(1)</script>",
    "<p> &nbsp;</p><p><br></p>",
    "<p><img src=x onerror=alert(1)></p>",
  ])("refuses %s, of which nothing is left to read", async (content) => {
    const { status, body } = await add(content);
    expect([status, body.errors]).toEqual([422, [{ path: "content", msg: "Content is required" }]]);
  });

  test("refuses an end before the start", async () => {
    const answer = await call(announcementEndpoints.create, {
      as: staff,
      body: { ...sound, content: "Hello", start: "2026-09-21" },
    });
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, "end"]);
  });
});

describe("POST /schoolAnnoun/bulkImport", () => {
  const lines = (...rows: string[]) => ["Title,Program,Start,End,Content", ...rows].join("\n");
  const send = (csv: string, query: object = {}) =>
    call(announcementEndpoints.import, {
      as: staff,
      query,
      file: { field: "file", name: "announcements.csv", content: Buffer.from(csv) },
    });

  test("imports by the program's name, cleans what it brings, and takes it once", async () => {
    const csv = lines(`Harvest,${program.name},2026-09-01,2026-09-30,"<p>Bring <b onclick=x>corn</b></p>"`);
    const first = await send(csv);
    expect([first.status, first.body.data]).toEqual([200, expect.objectContaining({ created: 1 })]);
    const { body } = await call(announcementEndpoints.list, { as: staff, query: { search: "Harvest" } });
    expect(body.data[0]?.content).toBe("<p>Bring <strong>corn</strong></p>");
    expect((await send(csv)).status).toBe(422);
    const again = await send(csv, { mode: "upsert" });
    expect(again.body.data).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
  });
});

describe("GET /schoolAnnoun/{id}/preview", () => {
  const preview = async (query: object) => {
    const { id } = await make.announcement({ ...sound });
    return (await call(announcementEndpoints.preview, { as: staff, params: { id }, query })).body.data;
  };

  test.each([
    [{}, true, []],
    [{ date: "2026-09-10" }, true, []],
    [{ date: "2026-09-20" }, true, []],
    [{ date: "2026-09-09" }, false, ["It hasn't started yet"]],
    [{ date: "2026-09-21" }, false, ["It has ended"]],
    [{ program_id: program.id }, true, []],
    [{ program_id: other.id, date: "2026-09-21" }, false, ["It has ended", "It's for another program"]],
  ])("says of %o whether instructors see it", async (query, seen, why) => {
    expect(await preview(query)).toMatchObject({ seen, why, item: { title: "Kindness Week" } });
  });

  test("answers 404 for one there is not", async () => {
    const { status } = await call(announcementEndpoints.preview, {
      as: staff,
      params: { id: 2_000_000_000 },
    });
    expect(status).toBe(404);
  });
});

describe("GET /instructor/schoolAnnoun", () => {
  const elsewhere = make.program();
  const [here, there] = [
    async () => (await make.site({ program_id: program.id })).id,
    async () => (await make.site({ program_id: (await elsewhere).id })).id,
  ];
  const titles = async (as: SignedIn, query: object = {}) =>
    (await call(classroomAnnouncementEndpoints.announcements, { as, query })).body.data.map(
      ({ title }) => title,
    );

  test("tells what holds today, the newest first, of the program of a site or of the one asked for", async () => {
    const school_ids = [await here(), await there()];
    const as = await signInAs("Instructor", { school_ids });
    const about = { start: "2026-09-15", end: "2026-09-15" };
    await make.announcement({ ...about, program_id: program.id, title: "Ours today" });
    await make.announcement({
      start: "2026-09-14",
      end: "2026-09-30",
      program_id: program.id,
      title: "Ours yet",
    });
    await make.announcement({
      start: "2026-09-16",
      end: "2026-09-30",
      program_id: program.id,
      title: "Later",
    });
    await make.announcement({
      start: "2026-09-01",
      end: "2026-09-14",
      program_id: program.id,
      title: "Over",
    });
    await make.announcement({ ...about, program_id: (await elsewhere).id, title: "Theirs" });
    const ours = (await titles(as)).filter((title) => /^(Ours|Later|Over|Theirs)/.test(title));
    expect(ours).toEqual(["Ours today", "Ours yet"]);
    expect(await titles(as, { school_id: school_ids[1] })).toEqual(["Theirs"]);
    expect(await titles(as, { program: (await elsewhere).id })).toEqual(["Theirs"]);
  });

  test("refuses a program, or a program of a site, that is not the caller's", async () => {
    const school_ids = [await here(), await there()];
    const as = await signInAs("Instructor", { school_ids });
    const foreign = (await make.program()).id;
    for (const query of [{ program: foreign }, { program: (await elsewhere).id, school_id: school_ids[0] }]) {
      const answer = await call(classroomAnnouncementEndpoints.announcements, { as, query });
      expect([answer.status, answer.body.errors?.map(({ path }) => path)]).toEqual([422, ["program"]]);
    }
  });
});
