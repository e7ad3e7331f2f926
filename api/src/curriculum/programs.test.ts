import { programEndpoints, programs } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";
import { film } from "../../test/media.ts";

const kit = await buildApp();
const level = await kit.make.level();
const other = await kit.make.level();
const site = await kit.make.site();
const session = await kit.make.session();

describeCrud(kit, programs, {
  endpoints: programEndpoints,
  body: (n) => ({
    name: `Kindness ${String(n).padStart(4, "0")}`,
    program: n % 2 ? "in_school" : "after_school",
    level_id: level.id,
    welcome_video_url: `https://videos.example/${n}`,
    welcome_video_title: `Welcome ${n}`,
  }),
  change: {
    body: { program: "summer", welcome_video_url: "", level_id: null },
    row: { program: "summer", welcome_video_url: null, level: null },
  },
  search: [{ text: "Afternoon", hit: { name: "Afternoon" } }],
  filters: {
    program: {
      value: ["summer", "in_school"],
      hit: { program: "summer" },
      miss: { program: "after_school" },
    },
    levels: { value: [level.id], hit: { level_id: level.id }, miss: { level_id: other.id } },
  },
  unique: ["name"],
  inUse: [
    { id: Number(site.program_id), by: "1 Site" },
    { id: Number(session.program_id), by: "1 Session" },
  ],
});

describe("GET /program/welcomeVideo", () => {
  const ask = async (query: object) =>
    (await kit.call(programEndpoints.welcomeVideo, { query: { ...query } })).body.data;

  test("needs no token and answers a program's video", async () => {
    const video = { welcome_video_url: "https://videos.example/hello", welcome_video_title: "Hello" };
    const { id: level_id } = await kit.make.level();
    const shown = await kit.make.program({ ...video, level_id });
    const expected = {
      program: { id: shown.id, name: shown.name },
      url: "https://videos.example/hello",
      title: "Hello",
    };
    expect(await ask({ program_id: shown.id })).toEqual(expected);
    expect(await ask({ level_id })).toEqual(expected);
  });

  test("answers null where there is none", async () => {
    const silent = await kit.make.program();
    expect(await ask({ program_id: silent.id })).toBeNull();
    expect(await ask({ program_id: 999_999 })).toBeNull();
  });
});

describe("an uploaded welcome video", () => {
  test("is taken with the program, and played by who has no token", async () => {
    const as = await kit.signInAs("admin", { user_type: ["Curriculum"] });
    const file = { field: "welcome_video_url", name: "welcome.mp4", content: film };
    const body = { name: "Filmed", program: "summer" as const };
    const { data } = (await kit.call(programEndpoints.create, { as, body, file })).body;
    const query = { program_id: data.id };
    const video = (await kit.call(programEndpoints.welcomeVideo, { query: query as never })).body.data;
    expect(video?.url).toMatch(/^\/api\/files\//);
    const part = await kit.app.inject({ url: video?.url ?? "", headers: { range: "bytes=0-9" } });
    expect([part.statusCode, part.headers["content-type"]]).toEqual([206, "video/mp4"]);
    expect(part.rawPayload.equals(film.subarray(0, 10))).toBe(true);
  });
});

test("DELETE /program/delete/{id} names the deleted sites that hold it back", async () => {
  const as = await kit.signInAs("Super Admin");
  const { id } = await kit.make.program();
  await kit.make.site({ program_id: id, name: "Old Mill", archived_at: "2026-09-01" });
  const { status, body } = await kit.call(programEndpoints.remove, { as, params: { id } });
  expect([status, body.message]).toEqual([409, expect.stringContaining("belong to this program: Old Mill.")]);
});
