import {
  auditLogEndpoints,
  fileEndpoints,
  giverTvEndpoints,
  traitEndpoints,
  traits,
} from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { captionedFilms } from "../../../test/captionedFilms.ts";
import { describeCrud } from "../../../test/describeCrud.ts";
import { film as mp4 } from "../../../test/media.ts";

const kit = await buildApp();
const { call, db, make, signInAs } = kit;
const [level, other] = [await make.level(), await make.level()];
const ofSession = await make.trait();
await make.session({ trait_id: ofSession.id });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const films = await captionedFilms(kit, "trait");

describeCrud(kit, traits, {
  endpoints: traitEndpoints,
  body: (n) => ({
    title: `Patience ${String(n).padStart(4, "0")}`,
    start: "2026-09-01",
    end: `2026-09-${16 + (n % 14)}`,
    trait_opening_url: "https://videos.example/patience",
    banner_url: "https://pictures.example/patience.png",
    description: "Waiting well",
    level_id: level.id,
  }),
  change: {
    body: { title: "Courage", banner_url: "", level_id: null },
    row: { title: "Courage", name: "Courage", banner_url: null, level: null },
  },
  search: [{ text: "Honesty", hit: { title: "Honesty" } }],
  filters: {
    levels: { value: other.id, hit: { level_id: other.id }, miss: {} },
    state: { value: "scheduled,past", hit: { end: "2026-09-14" }, miss: {} },
    captions: {
      value: "none",
      hit: { trait_opening_url: films.none },
      miss: { trait_opening_url: films.lacks_es },
    },
    from: { value: "2026-10-01", hit: { end: "2026-10-01" }, miss: {} },
    to: { value: "2026-08-31", hit: { start: "2026-08-31" }, miss: {} },
  },
  inUse: [{ id: ofSession.id, by: "1 Session" }],
});

const episode = (name: string) => ({ name, trait_opening_url: `https://videos.example/${name}` });

const withEpisodes = async (...names: string[]) => {
  const body = { title: "Kindness", start: "2026-09-01", end: "2026-09-30", videos: names.map(episode) };
  return (await call(traitEndpoints.create, { as: staff, body })).body.data;
};

const patch = (id: number, body: object) =>
  call(traitEndpoints.update, { as: staff, params: { id }, body: { ...body } });

describe("GET /trait and GET /giverTv", () => {
  test("count the responses that the caller sees, of a trait and of an episode apart", async () => {
    const [near, far] = [await make.site(), await make.site()];
    const teacher = await make.user({ school_ids: [near.id, far.id] });
    const { id } = await make.trait();
    const { body } = await call(giverTvEndpoints.create, {
      as: staff,
      body: { trait_id: id, name: "The long line", trait_opening_url: "https://videos.example/line" },
    });
    const episode = body.data.id;
    expect(body.data.response_count).toBe(0);
    const answered = { user_id: teacher.id, school_id: near.id };
    await make.response({ ...answered, type: "trait", object_id: id });
    await make.response({ ...answered, type: "trait", object_id: id, school_id: far.id });
    await make.response({ ...answered, type: "giver_tv", object_id: episode });
    const counted = async (as: typeof staff) =>
      (await call(traitEndpoints.get, { as, params: { id } })).body.data.response_count;
    expect(await counted(staff)).toBe(2);
    expect(await counted(await signInAs("Site Leader", { school_ids: [near.id] }))).toBe(1);
    const episodes = await call(giverTvEndpoints.list, { as: staff, query: { traits: id } });
    expect(episodes.body.data.map(({ response_count }) => response_count)).toEqual([1]);
  });
});

describe("POST /trait/add", () => {
  test("keeps the episodes in the order they are sent", async () => {
    const { videos } = await withEpisodes("one", "two", "three");
    expect(videos.map(({ name, position }) => [name, position])).toEqual([
      ["one", 0],
      ["two", 1],
      ["three", 2],
    ]);
  });

  test("names a wrong field of an episode by where it stands", async () => {
    const videos = [episode("fine"), { name: "", trait_opening_url: "javascript:alert(1)" }];
    const { status, body } = await call(traitEndpoints.create, {
      as: staff,
      body: { title: "T", start: "2026-09-01", end: "2026-09-30", videos },
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: "videos.1.name", msg: "Name is required" },
      {
        path: "videos.1.trait_opening_url",
        msg: "Opening Video must be a web address starting with https://",
      },
    ]);
  });

  test("gives each question an id that it keeps", async () => {
    const questions = [
      { label: "What did you see?", kind: "text", required: true },
      { label: "Which one?", kind: "choice", options: ["A", "B"] },
    ];
    const body = { title: "Asked", start: "2026-09-01", end: "2026-09-30", questions };
    const { data } = (await call(traitEndpoints.create, { as: staff, body })).body;
    expect(data.questions).toMatchObject([
      { ...questions[0], id: expect.stringMatching(/.+/) },
      { ...questions[1], required: false },
    ]);
    const again = await patch(data.id, { questions: data.questions });
    expect(again.body.data.questions).toEqual(data.questions);
  });

  test("keeps the questions that a class has answered, the trait's or an episode's", async () => {
    const site = await make.site();
    const teacher = await make.user({ role: "Instructor", school_ids: [site.id] });
    const questions = [{ label: "What did you see?", kind: "text", required: true }];
    const other = [{ label: "What did you hear?", kind: "text", required: true }];
    const video = { name: "One", trait_opening_url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ" };
    const body = { title: "Answered", start: "2026-09-01", end: "2026-09-30", questions, videos: [video] };
    const { data } = (await call(traitEndpoints.create, { as: staff, body })).body;
    expect((await patch(data.id, { questions: other })).status).toBe(200);
    for (const [type, object_id] of [
      ["trait", data.id],
      ["giver_tv", data.videos[0]?.id ?? 0],
    ] as const) {
      const answer = await make.response({ type, object_id, user_id: teacher.id, school_id: site.id });
      const refused = await patch(data.id, { questions });
      expect([type, refused.status, refused.body.errors]).toEqual([
        type,
        409,
        [{ path: "questions", msg: expect.stringContaining("already answered") }],
      ]);
      expect((await patch(data.id, { title: `Answered ${type}` })).status).toBe(200);
      await sql`delete from responses where id = ${answer.id}`.execute(db);
    }
    expect((await patch(data.id, { questions })).status).toBe(200);
  });
});

describe("POST /trait/add with a banner", () => {
  test("keeps the picture and shows it without a token", async () => {
    const png = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const body = { title: "Painted", start: "2026-09-01", end: "2026-09-30", videos: [episode("one")] };
    const file = { field: "banner_url", name: "banner.png", content: png };
    const answer = await call(traitEndpoints.create, { as: staff, body, file });
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    const { banner_url, videos } = answer.body.data;
    expect(videos).toHaveLength(1);
    const picture = await kit.app.inject(String(banner_url));
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect(picture.rawPayload.equals(png)).toBe(true);
  });
});

describe("POST /trait/add with videos of one's own", () => {
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const sound = { title: "Filmed", start: "2026-09-01", end: "2026-09-30" };
  const upload = async (name: string, content: Buffer) =>
    (await call(fileEndpoints.upload, { as: staff, file: { field: "file", name, content } })).body.data.url;

  test("takes uploaded films for the opening and for episodes", async () => {
    const url = await upload("film.mp4", mp4);
    const videos = [{ name: "One", trait_opening_url: url }];
    const file = { field: "trait_opening_url", name: "opening.mp4", content: mp4 };
    const { status, body } = await call(traitEndpoints.create, {
      as: staff,
      body: { ...sound, videos },
      file,
    });
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body.data.trait_opening_url).toMatch(/^\/api\/files\//);
    expect(body.data.videos[0]?.trait_opening_url).toBe(url);
  });

  test("judges them by their content: a picture is no film, a film no picture", async () => {
    const [film, picture] = [await upload("film.mp4", mp4), await upload("picture.mp4", png)];
    const tries = [
      [{ trait_opening_url: picture }, "trait_opening_url"],
      [{ banner_url: film }, "banner_url"],
      [
        { videos: [episode("fine"), { name: "Odd", trait_opening_url: picture }] },
        "videos.1.trait_opening_url",
      ],
    ] as const;
    for (const [wrong, path] of tries) {
      const { status, body } = await call(traitEndpoints.create, { as: staff, body: { ...sound, ...wrong } });
      expect([status, body.errors?.map((each) => each.path)]).toEqual([422, [path]]);
    }
  });
});

describe("GET /trait/{id}/preview", () => {
  const add = async (body: object) =>
    (
      await call(traitEndpoints.create, {
        as: staff,
        body: { title: "Seen", start: "2026-09-10", end: "2026-09-20", ...body },
      })
    ).body.data.id;
  const preview = async (id: number, query: object = {}) =>
    (await call(traitEndpoints.preview, { as: staff, params: { id }, query })).body.data;

  test("says on which days it is seen, and shows the episodes of the day in their order", async () => {
    const id = await add({
      videos: [
        episode("always"),
        { ...episode("first"), end: "2026-09-12" },
        { ...episode("second"), start: "2026-09-13" },
      ],
    });
    const names = async (date: string) => (await preview(id, { date })).item.videos.map(({ name }) => name);
    expect(await preview(id)).toMatchObject({ seen: true, why: [], item: { title: "Seen", points: 10 } });
    expect(await names("2026-09-10")).toEqual(["always", "first"]);
    expect(await names("2026-09-13")).toEqual(["always", "second"]);
    expect(await preview(id, { date: "2026-09-09" })).toMatchObject({
      seen: false,
      why: ["It hasn't started yet"],
    });
    expect(await preview(id, { date: "2026-09-21" })).toMatchObject({ seen: false, why: ["It has ended"] });
  });

  test("heeds the level, and answers 404 for one there is not", async () => {
    const id = await add({ level_id: level.id });
    expect(await preview(id, { grade: "2" })).toMatchObject({ seen: true });
    expect(await preview(id, { grade: "9" })).toMatchObject({
      seen: false,
      why: ["Its level doesn't include this grade"],
    });
    const missing = await call(traitEndpoints.preview, { as: staff, params: { id: 2_000_000_000 } });
    expect(missing.status).toBe(404);
  });
});

describe("PATCH /trait/update/{id}", () => {
  test("refuses an episode that ends before it starts, where it stands", async () => {
    const { id } = await withEpisodes("one");
    const wrong = { ...episode("two"), start: "2026-09-12", end: "2026-09-11" };
    const { status, body } = await patch(id, { videos: [episode("one"), wrong] });
    expect([status, body.errors?.map((each) => each.path)]).toEqual([422, ["videos.1.end"]]);
  });

  test("makes the episodes what the list says, and leaves them alone when it has none", async () => {
    const { id, videos } = await withEpisodes("one", "two", "three");
    const [one, , three] = videos;
    const list = [{ ...three, name: "third" }, episode("four"), one];
    const changed = (await patch(id, { videos: list.map((each) => ({ ...each, position: undefined })) }))
      .body;
    expect(changed.data.videos.map(({ name }) => name)).toEqual(["third", "four", "one"]);
    expect(changed.data.videos[0]?.id).toBe(three?.id);
    expect((await patch(id, { title: "Same" })).body.data.videos).toEqual(changed.data.videos);
    expect((await patch(id, { videos: [] })).body.data.videos).toEqual([]);
  });

  test("refuses an episode of another trait, and changes neither", async () => {
    const [mine, theirs] = [await withEpisodes("mine"), await withEpisodes("theirs")];
    const { status } = await patch(mine.id, { videos: [{ ...theirs.videos[0], name: "stolen" }] });
    expect(status).toBe(422);
    const after = await call(traitEndpoints.get, { as: staff, params: { id: theirs.id } });
    expect(after.body.data.videos).toEqual(theirs.videos);
    const own = await call(traitEndpoints.get, { as: staff, params: { id: mine.id } });
    expect(own.body.data.videos).toEqual(mine.videos);
  });

  test("leaves an audit entry that says how the episodes changed", async () => {
    const { id } = await withEpisodes("one");
    await patch(id, { videos: [episode("two")] });
    const query = { entity: "trait", entity_id: id, action: "update" };
    const { body } = await call(auditLogEndpoints.list, { as: staff, query });
    expect(JSON.stringify(body.data.map(({ before }) => before))).toContain("one");
    expect(JSON.stringify(body.data.map(({ after }) => after))).toContain("two");
  });
});

describe("DELETE /trait/delete-video/{id}", () => {
  test("deletes the one episode, counts the trait's version up and leaves an audit entry", async () => {
    const { id, version, videos } = await withEpisodes("one", "two");
    const params = { id: videos[0]?.id ?? 0 };
    expect((await call(traitEndpoints.removeVideo, { as: staff, params })).status).toBe(200);
    const { body } = await call(traitEndpoints.get, { as: staff, params: { id } });
    expect(body.data.videos.map(({ name }) => name)).toEqual(["two"]);
    expect(body.data.version).toBe(version + 1);
    expect((await call(traitEndpoints.removeVideo, { as: staff, params })).status).toBe(404);
    const query = { entity: "giverTv", entity_id: params.id, action: "delete" };
    expect((await call(auditLogEndpoints.list, { as: staff, query })).body.meta.total).toBe(1);
  });

  test("refuses one that classes have answered, however it is taken away, and its trait", async () => {
    const { id, videos } = await withEpisodes("one", "two");
    const object_id = videos[0]?.id ?? 0;
    const site = await make.site();
    const teacher = await make.user({ school_ids: [site.id] });
    await make.response({ type: "giver_tv", object_id, user_id: teacher.id, school_id: site.id });
    const tries = [
      call(traitEndpoints.removeVideo, { as: staff, params: { id: object_id } }),
      call(giverTvEndpoints.remove, { as: staff, params: { id: object_id } }),
      call(traitEndpoints.update, { as: staff, params: { id }, body: { videos: videos.slice(1) } }),
      call(traitEndpoints.remove, { as: staff, params: { id } }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    const { body } = await call(traitEndpoints.get, { as: staff, params: { id } });
    expect(body.data.videos).toHaveLength(2);
  });
});
