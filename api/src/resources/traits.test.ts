import { auditLogEndpoints, traitEndpoints, traits } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { describeCrud } from "../../test/describeCrud.ts";

const kit = await buildApp();
const { call, make, signInAs } = kit;
const [level, other] = [await make.level(), await make.level()];
const ofSession = await make.trait();
await make.session({ trait_id: ofSession.id });
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

describeCrud(kit, traits, {
  endpoints: traitEndpoints,
  body: (n) => ({
    title: `Patience ${String(n).padStart(4, "0")}`,
    start: "2026-09-01",
    end: `2026-09-${10 + (n % 20)}`,
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
    from: { value: "2026-10-01", hit: { end: "2026-10-01" }, miss: {} },
    to: { value: "2026-08-31", hit: { start: "2026-08-31" }, miss: {} },
  },
  inUse: [{ id: ofSession.id, by: "Sessions" }],
});

const episode = (name: string) => ({ name, trait_opening_url: `https://videos.example/${name}` });

const withEpisodes = async (...names: string[]) => {
  const body = { title: "Kindness", start: "2026-09-01", end: "2026-09-30", videos: names.map(episode) };
  return (await call(traitEndpoints.create, { as: staff, body })).body.data;
};

const patch = (id: number, body: object) =>
  call(traitEndpoints.update, { as: staff, params: { id }, body: { ...body } });

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
        msg: "Opening Video must be a web address beginning with https://",
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

describe("PATCH /trait/update/{id}", () => {
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
    const query = { entity: "trait", entity_id: id, action: "update" };
    expect((await call(auditLogEndpoints.list, { as: staff, query })).body.meta.total).toBe(1);
  });
});
