import { classroomEndpoints, filmEndpoints, traitKinds } from "@kindling/contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { filmCode } from "./filmCode.ts";

const { app, call, db, make, signInAs, services, setNow } = await buildApp();
setNow("2026-09-15");

const address = "https://films.example/kind.mp4";
const dates = { start: "2026-09-14", end: "2026-09-18" };

const pathOf = (type: string, id: number) => `/watch/${filmCode(services.secret, { type, id })}`;
const visit = (url: string, language = "en-US") =>
  app.inject({ url, headers: { "accept-language": language } });

async function makeEpisode(film = address) {
  const trait = await make.trait({ ...dates, title: "Gratitude" });
  const episode = await make.giverTv({
    trait_id: trait.id,
    name: "Thanks to <you>",
    trait_opening_url: film,
  });
  return { trait, path: pathOf(traitKinds.giverTv.key, episode.id) };
}

describe("GET /watch/:code", () => {
  test("shows an episode with captions, transcript and what to talk about, in the reader's language", async () => {
    const { trait, path } = await makeEpisode();
    const staff = await signInAs("admin", { user_type: ["Curriculum"] });
    for (const [language, text] of [
      ["en", "Say thanks & smile"],
      ["es", "Dé las gracias"],
    ] as const)
      await call(filmEndpoints.saveCaptions, {
        as: staff,
        body: { address, language, cues: [{ start: 0, end: 2, text }] },
      });
    await make.familyConnection({
      ...dates,
      trait_id: trait.id,
      instructions: "Send it on Monday.",
      details: { prompt: "What are you thankful for?" },
    });
    await make.familyConnection({
      ...dates,
      trait_id: trait.id,
      is_approved: false,
      details: { prompt: "Not yet" },
    });
    const { statusCode, body, headers } = await visit(path, "es-US");
    expect([statusCode, headers["x-robots-tag"], headers["cache-control"]]).toEqual([
      200,
      "noindex, nofollow",
      "no-store",
    ]);
    expect(body).toContain('<html lang="es">');
    expect(body).toContain("Thanks to &lt;you&gt;");
    expect(body).toContain("Para conversar en casa");
    expect(body).toContain("What are you thankful for?");
    expect(body).toContain("Dé las gracias");
    expect(body).toMatch(/srclang="es"[^>]* default/);
    for (const hidden of ["<you>", "Not yet", "Send it on Monday", "<script"])
      expect(body).not.toContain(hidden);
    const captions = await visit(`${path}/en.vtt`);
    expect(captions.headers["content-type"]).toContain("text/vtt");
    expect(captions.body).toContain("00:00:00.000 --> 00:00:02.000\nSay thanks &amp; smile");
    expect((await visit(`${path}?lang=en`, "es-US")).body).toContain("Talk about it at home");
  });

  test("loads a film of a host only once its reader opens it", async () => {
    const { path } = await makeEpisode("https://youtu.be/abcDEF12345");
    const { body, headers } = await visit(path);
    expect(body).toMatch(
      /<details class="hosted">.*<iframe src="https:\/\/www\.youtube-nocookie\.com.* loading="lazy"/,
    );
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  });

  test("says plainly what isn't live, without its title", async () => {
    const { path } = await makeEpisode();
    setNow("2026-09-10");
    const before = await visit(path);
    setNow("2026-09-21");
    const after = await visit(path, "es");
    setNow("2026-09-15");
    const activity = await make.playActivity({
      ...dates,
      title: "Hidden",
      is_active: false,
      video_url: address,
    });
    const archived = await visit(pathOf("play_activity", activity.id));
    await sql`update activities set is_active = true, is_approved = false where id = ${activity.id}`.execute(
      db,
    );
    const draft = await visit(pathOf("play_activity", activity.id));
    expect([before, after, archived, draft].map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 404,
    ]);
    expect(before.body).toContain("You can watch it from September 14, 2026.");
    expect(after.body).toContain("Este video ya no se muestra");
    for (const { body } of [archived, draft]) expect(body).toContain("This film isn&#39;t showing anymore");
    for (const { body } of [before, after, archived, draft])
      expect(body).not.toMatch(/Hidden|Thanks to|kind\.mp4/);
  });

  test("answers the same for a wrong code as for an item without a film", async () => {
    const { path } = await makeEpisode();
    const plain = await make.playActivity({ ...dates });
    const codes = [`${path.slice(0, -1)}0`, "/watch/a1", "/watch/zz", pathOf("play_activity", plain.id)];
    for (const code of codes) {
      const { statusCode, body } = await visit(code);
      expect([statusCode, body.includes("t exist</h1>")]).toEqual([404, true]);
    }
    expect((await visit(`${path}/fr.vtt`)).statusCode).toBe(404);
    expect(filmCode(services.secret, { type: "student_nomination_form", id: 1 })).toBeNull();
  });
});

describe("GET /instructor/curriculum-data", () => {
  test("gives the address of each film, at which its page is", async () => {
    const site = await make.site();
    const as = await signInAs("Instructor", { school_ids: [site.id] });
    const { path } = await makeEpisode();
    const played = await make.playActivity({ ...dates, video_url: address });
    const plain = await make.playActivity({ ...dates, video_url: null });
    const { data } = (await call(classroomEndpoints.curriculumData, { as })).body;
    const pageOf = (id: number) =>
      data.find((item) => item.type === "play_activity" && item.id === id)?.family_page;
    const { appUrl } = services.settings;
    expect(pageOf(played.id)).toBe(`${appUrl}${pathOf("play_activity", played.id)}`);
    expect(pageOf(plain.id)).toBeNull();
    expect(data.map(({ family_page }) => family_page)).toContain(`${appUrl}${path}`);
    expect((await visit(new URL(String(pageOf(played.id))).pathname)).statusCode).toBe(200);
  });
});
