import { activityTypes, curriculumPdf } from "@kindling/contract";
import { sql } from "kysely";
import { getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../test/buildApp.ts";
import { readPdf } from "../../test/readPdf.ts";

const { db, call, signInAs, make, services } = await buildApp();
const staff = await signInAs("admin", { user_type: ["Reports"] });

const third = await make.level({ name: "Third", grade: ["3"] });
const fourth = await make.level({ name: "Fourth", grade: ["4"] });
const kindness = await make.trait({
  title: "Kindness",
  level_id: third.id,
  start: "2026-08-01",
  description: "<p>To see <strong>who</strong> is <em>alone</em> &amp; go there.</p>",
});
await make.giverTv({
  name: "The well",
  trait_id: kindness.id,
  trait_opening_url: "https://videos.example/well",
});
const steps = Array.from({ length: 90 }, (_, at) => `Step ${at + 1}: walk on and say what you see`);
await make.kinesthetic({
  title: "A very long walk",
  level_id: third.id,
  start: "2026-09-01",
  instructions:
    '<h2>Before</h2><p>Read <a href="https://walks.example/map">the map</a>.</p><ul><li>Shoes</li><li>Water<ol><li>cold</li></ol></li></ul><blockquote>Slowly.</blockquote>',
  details: { materials: ["Rope", "Chalk"], steps, space: "The yard", duration_minutes: 20 },
  standard_1: "PE.3.1",
  standards_visible: true,
});
const picture = await storePicture();
await make.puzzle({
  title: "Words of kindness",
  level_id: null,
  start: "2026-09-02",
  standard_1: "Hidden.1",
  details: {
    puzzle_type: "word_search",
    words: ["SHARE", "LISTEN"],
    grid_size: 9,
    seed: 3,
    image_url: picture,
  },
});
await make.familyConnection({
  title: "A letter home",
  video_url: picture,
  start: "2026-09-03",
  details: { letter: { en: "Dear family", es: "Querida familia" }, prompt: "Who helped you?" },
});
await make.lessonPlan({ title: "For the fourth", level_id: fourth.id, start: "2026-09-04" });
await make.lessonPlan({ title: "A draft", is_approved: false });

/** Keeps a small picture as an upload does; returns the address that items have it under. */
async function storePicture(): Promise<string> {
  const { Readable } = await import("node:stream");
  const dot = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const kept = await services.files.keep(
    Readable.from([dot]),
    "dot.png",
    () => ({ types: ["png"], max_mb: 1 }),
    "en",
  );
  await sql`insert into files (key, name, mime, size) values (${kept.key}, 'dot.png', 'image/png', ${kept.size})`.execute(
    db,
  );
  return `/api/files/${kept.key}`;
}

async function booklet(query = {}, headers = {}) {
  const answer = await call(curriculumPdf.download, { as: staff, query, headers });
  expect(answer.status).toBe(200);
  const document = await getDocumentProxy(new Uint8Array(answer.bytes));
  return { ...answer, document, ...(await readPdf(answer.bytes)) };
}

const flat = (text: string | undefined) => (text ?? "").replaceAll(/\s+/g, " ");

describe("GET /report/curriculumPDF", () => {
  let of3: Awaited<ReturnType<typeof booklet>>;
  beforeAll(async () => {
    of3 = await booklet({ grade: "3" });
  }, 60_000);

  test("is a PDF by the grade's name, with a cover that names its grade", () => {
    expect(of3.headers["content-type"]).toBe("application/pdf");
    expect(of3.headers["content-disposition"]).toMatch(
      /^attachment; filename="Curriculum Booklet Grade 3.pdf"/,
    );
    const cover = flat(of3.pages[0]?.text);
    for (const words of [
      "Kindling",
      "Curriculum for grade 3",
      "School year 2026–2027",
      "Third",
      "4 sections",
    ])
      expect(cover).toContain(words);
    expect([of3.title, of3.language]).toEqual(["Curriculum for grade 3", "en"]);
    expect(of3.pages.every(({ missing }) => missing === 0)).toBe(true);
  });

  test("refuses an unknown session in words, though the thread has started by then", async () => {
    const refused = await call(curriculumPdf.download, { as: staff, query: { session_id: 999_999 } });
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({ message: expect.stringContaining("Session") as unknown });
  });

  test("its contents name the pages on which the sections stand, in their order, each line a link to it", async () => {
    const contents = flat(of3.pages[1]?.text);
    const listed = ["Kindness", "A very long walk", "Words of kindness", "A letter home"];
    const found = listed.map((title) =>
      of3.pages.findIndex(({ text }, at) => at > 1 && flat(text).includes(title)),
    );
    expect(found.every((page, at) => page > (found[at - 1] ?? 1))).toBe(true);
    for (const [at, title] of listed.entries())
      expect(contents).toMatch(new RegExp(`${title}.*? ${(found[at] ?? 0) + 1}\\b`));
    const page = await of3.document.getPage(2);
    const links = (await page.getAnnotations()) as { subtype: string; dest?: string }[];
    const led = await Promise.all(
      links.map(async ({ dest }) => {
        const [target] = (await of3.document.getDestination(dest ?? "")) ?? [];
        return of3.document.getPageIndex(target as Parameters<typeof of3.document.getPageIndex>[0]);
      }),
    );
    expect(led).toEqual(found);
  });

  test("its films are links, those kept in the portal by their whole address", async () => {
    const all = await Promise.all(of3.pages.map(async (_page, at) => of3.document.getPage(at + 1)));
    const links = (await Promise.all(all.map((page) => page.getAnnotations()))).flat() as { url?: string }[];
    const film = services.settings.appUrl + picture;
    const addresses = links.map(({ url }) => url);
    expect(addresses).toEqual(expect.arrayContaining(["https://videos.example/well", film]));
    expect(of3.pages.map(({ text }) => text.replaceAll(/\s+/g, "")).join("")).toContain(film);
  });

  test("has a bookmark for the contents and for every section, and a number on every page but the cover", async () => {
    const outline = await of3.document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([
      "Contents",
      "Kindness",
      "A very long walk",
      "Words of kindness",
      "A letter home",
    ]);
    expect(of3.pages[0]?.text).not.toContain("Page");
    for (const [at, { text }] of of3.pages.entries()) if (at > 0) expect(text).toContain(`Page ${at + 1}`);
  });

  test("holds all of an item, over as many pages as it takes and within their edges", () => {
    const all = flat(of3.pages.map(({ text }) => text).join(" "));
    for (const words of [
      activityTypes.kinesthetic.labels.en.one,
      "To see who is alone & go there.",
      "The well",
      "Before",
      "the map",
      "Shoes",
      "cold",
      "Slowly.",
      "Rope",
      "Step 90: walk on",
      "The yard",
      "How many students took part?",
      "PE.3.1",
      "SHARE",
      "Dear family",
      "Querida familia",
      "Who helped you?",
    ])
      expect(all).toContain(words);
    for (const words of ["Hidden.1", "For the fourth", "A draft", "<p>"]) expect(all).not.toContain(words);
    expect(of3.pages.length).toBeGreaterThan(6);
    for (const { left, right } of of3.pages) {
      expect(left).toBeGreaterThan(40);
      expect(right).toBeLessThan(612 - 40);
    }
  });

  test("shows the letters of a puzzle and the pictures that are kept here", async () => {
    const at = of3.pages.findIndex(({ text }, page) => page > 1 && text.includes("Words of kindness"));
    const letters =
      (of3.pages[at]?.text ?? "")
        .split("\n")
        .join(" ")
        .match(/\b[A-Z]\b/g) ?? [];
    expect(letters.length).toBeGreaterThanOrEqual(81);
    const { fnArray } = await (await of3.document.getPage(at + 1)).getOperatorList();
    const { OPS } = await (await import("unpdf")).getResolvedPDFJS();
    expect(fnArray).toContain(OPS.paintImageXObject);
  });

  test("is for all grades when none is named, narrowed as it is asked, and in Spanish for who reads it", async () => {
    const all = await booklet({ grade: "All" });
    expect(all.headers["content-disposition"]).toContain('filename="Curriculum Booklet.pdf"');
    expect(flat(all.pages[0]?.text)).toContain("Curriculum for all grades");
    expect(flat(all.pages[1]?.text)).toContain("For the fourth");
    const walks = await booklet({ grade: "3", types: "familyConnection" }, { "accept-language": "es" });
    expect(flat(walks.pages[0]?.text)).toMatch(/Currículo del grado 3.*Año escolar 2026–2027.*1 apartado/);
    expect(flat(walks.pages[1]?.text)).toContain("Índice A letter home Conexión familiar");
  }, 60_000);

  test("is a cover and empty contents where nothing is approved", async () => {
    const { pages } = await booklet({ grade: "12", from: "2031-01-01", to: "2031-02-01" });
    expect(pages).toHaveLength(2);
    expect(pages[1]?.text).toContain("No approved curriculum");
  }, 60_000);

  test("lists its contents as first rows, with how many there are of each type", async () => {
    const { body } = await call(curriculumPdf.preview, { as: staff, query: { grade: "3" } });
    expect(body.data.rows.map((row) => [row[1], row[2]])).toEqual([
      ["Kindness", "Third"],
      ["A very long walk", "Third"],
      ["Words of kindness", null],
      ["A letter home", null],
    ]);
    expect(body.data.chart.series[0]?.values).toEqual([1, 1, 1, 1]);
    const unknown = await call(curriculumPdf.preview, { as: staff, query: { session_id: 999_999 } });
    expect(unknown.status).toBe(404);
  });
});
