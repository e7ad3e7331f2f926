import { fileEndpoints, makePuzzle, type PuzzleSource, resourceEndpoints } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { csv, importing } from "../../../test/importing.ts";

const kit = await buildApp();
const { call, signInAs } = kit;
const { badCells, figures } = importing(kit);
const staff = await signInAs("admin", { user_type: ["Curriculum"] });
const shared = { title: "Words of kindness", start: "2026-09-01", end: "2026-09-30" };
const words = ["kindness", "sharing", "respect", "honest"];

const add = (details: object, more: object = {}) =>
  call(resourceEndpoints.puzzle.create, { as: staff, body: { ...shared, ...more, details } });
const patch = (id: number, body: object) =>
  call(resourceEndpoints.puzzle.update, { as: staff, params: { id }, body: { ...body } });
const detailsIn = ({ body }: Awaited<ReturnType<typeof add>>) => body.data.details as PuzzleSource;
const refusal = ({ status, body }: Awaited<ReturnType<typeof add>>) => [
  status,
  body.errors?.map(({ path }) => path),
];

describe("POST /puzzleForm/add", () => {
  test("keeps a seed of its own, from which the same puzzle is made ever after", async () => {
    const added = await add({ puzzle_type: "word_search", words });
    const { seed } = detailsIn(added);
    expect(seed).toBeGreaterThan(0);
    const details = { puzzle_type: "word_search", words, grid_size: 12 };
    const again = detailsIn(await patch(added.body.data.id, { details }));
    expect(again.seed).toBe(seed);
    expect(makePuzzle(again).puzzle).toMatchObject({ type: "word_search", size: 12 });
    expect(detailsIn(await add({ puzzle_type: "word_search", words, seed: 42 })).seed).toBe(42);
  });

  test.each([
    [{ puzzle_type: "word_search", words: ["hope", "kindness"], grid_size: 6 }, ["details.words.1"]],
    [
      { puzzle_type: "word_search", words: ["hope", "?!", "hopeful"] },
      ["details.words.0", "details.words.1"],
    ],
    [{ puzzle_type: "word_search", words, grid_size: 2 }, words.map((_, index) => `details.words.${index}`)],
    [
      { puzzle_type: "word_search", words: ["hope", "care", "calm", "love", "give"], grid_size: 4 },
      ["details.grid_size"],
    ],
    [{ puzzle_type: "word_scramble", words: ["hope", "AAA"] }, ["details.words.1"]],
    [{ puzzle_type: "crossword", words: ["hope", "open", "jazz"] }, ["details.words.2"]],
    [{ puzzle_type: "crossword", words: ["hope"], clues: ["A wish", "Another"] }, ["details.clues.1"]],
    [
      { puzzle_type: "jigsaw", image_url: "https://pictures.example/a.png", grid_size: 12 },
      ["details.grid_size"],
    ],
  ])("refuses %j", async (details, paths) => {
    expect(refusal(await add(details))).toEqual([422, paths]);
  });

  test("says the reason in the language of who saves", async () => {
    const body = { ...shared, details: { puzzle_type: "word_scramble", words: ["AAA"] } };
    const said = async (language: string) => {
      const headers = { "accept-language": language };
      return (await call(resourceEndpoints.puzzle.create, { as: staff, body, headers })).body.message;
    };
    expect([await said("en"), await said("es")]).toEqual([
      "“AAA” can't be scrambled into anything else. Choose another word.",
      "Las letras de “AAA” no se pueden revolver de otra forma. Elija otra palabra.",
    ]);
  });

  test("cuts an uploaded picture, keeps it while it is used, and takes no other file for one", async () => {
    const picture = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64",
    );
    const upload = async (name: string, content: Buffer) =>
      (await call(fileEndpoints.upload, { as: staff, file: { field: "file", name, content } })).body.data;
    const { fileKey, url } = await upload("kind.png", picture);
    const details = { puzzle_type: "jigsaw", image_url: { fileKey }, grid_size: 3 };
    const { data } = (await add(details, { is_approved: true })).body;
    expect(data.details).toMatchObject({ image_url: url, grid_size: 3 });
    expect((await call(fileEndpoints.remove, { as: staff, query: { fileKey } })).status).toBe(409);
    const sheet = await upload("kind.pdf", Buffer.from(`%PDF-1.7\n${"x".repeat(200)}`));
    const wrong = { ...details, image_url: { fileKey: sheet.fileKey } };
    expect(refusal(await add(wrong))).toEqual([422, ["details.image_url"]]);
  });
});

describe("PATCH /puzzleForm/update/{id}", () => {
  test("lets a puzzle wait for what it lacks, approved or not", async () => {
    const { data } = (await add({})).body;
    expect(data.state).toBe("draft");
    const details = { puzzle_type: "crossword", words: ["hope", "open"], clues: ["Wish", ""] };
    for (const body of [
      { is_approved: true },
      { details },
      { details: { ...details, words: [], clues: [] } },
    ])
      expect((await patch(data.id, body)).status).toBe(200);
  });

  test("leaves the layout alone when something else is changed", async () => {
    const { data } = (await add({ puzzle_type: "word_search", words })).body;
    const changed = await patch(data.id, { title: "Renamed" });
    expect(changed.body.data.details).toEqual(data.details);
  });
});

describe("POST /puzzleForm/bulkImport", () => {
  const header = ["title", "start", "end", "Puzzle Type", "Words", "Clues"];
  const row = (title: string, ...details: string[]) => [title, "2026-10-01", "2026-10-09", ...details];

  test("names the puzzle whose words can't be laid out, and why", async () => {
    const sheet = csv([
      header,
      row("Sound", "word_search", "hope; care", ""),
      row("Lonely", "crossword", "hope; open; jazz", ""),
    ]);
    expect(await badCells(resourceEndpoints.puzzle.import, sheet, { as: staff })).toEqual([
      [3, "Words", "hope; open; jazz", expect.stringContaining("“jazz”")],
    ]);
  });

  test("pairs words and clues by their places, with a dash where there is none, and gives each a seed", async () => {
    const sheet = csv([header, row("Paired", "crossword", "hope; open; pen", "A wish; -; It writes")]);
    expect((await figures(resourceEndpoints.puzzle.import, sheet, { as: staff })).figures).toEqual([1, 0, 0]);
    const query = { search: "Paired" };
    const { data } = (await call(resourceEndpoints.puzzle.list, { as: staff, query })).body;
    const details = data[0]?.details as PuzzleSource;
    expect(details.clues).toEqual(["A wish", "", "It writes"]);
    expect(details.seed).toBeGreaterThan(0);
    const { text } = await call(resourceEndpoints.puzzle.importTemplate, {
      as: staff,
      query: { current: "true" },
    });
    expect(text).toContain("A wish; -; It writes");
  });
});
