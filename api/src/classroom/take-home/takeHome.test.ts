import { activityTypes, takeHomeEndpoints as calls } from "@kindling/contract";
import { describe, expect, test } from "vitest";
import { buildApp } from "../../../test/buildApp.ts";
import { readPdf } from "../../../test/readPdf.ts";
import type { SignedIn } from "../../../test/signInAs.ts";

// cspell:ignore kính huynh chúng lòng chào
const { call, make, signInAs } = await buildApp();
const staff = await signInAs("admin", { user_type: ["Curriculum"] });

const inArabic = "أهلاً بالعائلات الكريمة\n\nهذا الأسبوع نتعلّم الامتنان مع Kindling في المدرسة.";
const inVietnamese = "Kính gửi quý phụ huynh,\n\nTuần này lớp chúng tôi học về lòng biết ơn.";
const inChinese = "亲爱的家长们：\n\n本周我们班学习感恩。请和孩子谈谈一天中最美好的事情。";

/** A class of its own program, to which nothing but what is made here is open. */
async function makeClass() {
  const program = await make.program();
  const site = await make.site({ name: "Maple School", program_id: program.id });
  const session = await make.session({ program_id: program.id });
  const teacher = await signInAs("Instructor", { school_ids: [site.id], grade: "3" });
  return { teacher, mine: { session_id: session.id } };
}

async function makeWeek() {
  const { teacher, mine } = await makeClass();
  const puzzle = (title: string, details: object) =>
    make.puzzle({ ...mine, title, details: { seed: 7, ...details } });
  await make.familyConnection({
    ...mine,
    title: "Around our table",
    video_url: "https://films.example/table.mp4",
    details: {
      letter: { en: "Dear families,\n\nThis week we talk about gratitude." },
      letters: [
        { language: "ar", title: "حول مائدتنا", text: inArabic },
        { language: "vi", text: inVietnamese },
        { language: "zh-Hans", text: inChinese },
      ],
      prompt: "What is each of you thankful for today?",
    },
  });
  await make.peerConnection({ ...mine, details: { prompt: "Tell a friend what they do well." } });
  const words = ["THANKS", "SHARE", "KIND", "HELP"];
  await puzzle("Thankful words", { puzzle_type: "word_search", words });
  await puzzle("Mixed up", { puzzle_type: "word_scramble", words: ["GRATEFUL", "PATIENT"] });
  const clues = ["What we say", "Give a part", "Not mean", "Lend a hand"];
  await puzzle("Crossing thanks", { puzzle_type: "crossword", words, clues });
  await puzzle("A bird", { puzzle_type: "jigsaw", image_url: "/api/files/bird.png" });
  return teacher;
}

const read = async (as: SignedIn, headers = {}) => (await call(calls.read, { as, headers })).body.data;

async function print(as: SignedIn, languages?: string, headers = {}) {
  const {
    status,
    bytes,
    headers: answered,
  } = await call(calls.print, {
    as,
    headers,
    query: languages ? { languages } : {},
  });
  expect([status, answered["content-type"]]).toEqual([200, "application/pdf"]);
  return readPdf(bytes);
}

/** The letters of a text that a font draws, whatever the order of its lines. */
const lettersOf = (text: string) =>
  Array.from(text.normalize("NFKC").replace(/[^\p{L}]/gu, ""))
    .toSorted()
    .join("");

describe("GET /instructor/take-home", () => {
  test("tells what goes home, in which languages, and what doesn't", async () => {
    const data = await read(await makeWeek());
    expect([data.from, data.to]).toEqual(["2026-09-15", "2026-09-21"]);
    expect(data.letter?.title).toBe("Around our table");
    expect(data.languages).toEqual([
      { tag: "en", name: "English", is_written: true },
      { tag: "es", name: "Español", is_written: false },
      { tag: "ar", name: "العربية", is_written: true },
      { tag: "vi", name: "Tiếng Việt", is_written: true },
      { tag: "zh-Hans", name: "简体中文", is_written: true },
    ]);
    expect(data.puzzles.map(({ title }) => title).toSorted()).toEqual([
      "Crossing thanks",
      "Mixed up",
      "Thankful words",
    ]);
    expect(data.cards).toHaveLength(2);
    expect(data.films).toEqual([{ title: "Around our table", address: expect.stringContaining("/watch/j") }]);
    expect(data.left_out).toEqual([
      "Nobody wrote this week's letter in Spanish. A short one is printed.",
      "The jigsaw “A bird” needs a screen. Open it with the class.",
    ]);
  });

  test("says in words what a bare week lacks, in the caller's language", async () => {
    const { teacher } = await makeClass();
    const { letter, puzzles, cards, films, left_out } = await read(teacher, { "accept-language": "es" });
    expect([letter, puzzles, cards, films]).toEqual([null, [], [], []]);
    expect(left_out).toHaveLength(5);
    expect(left_out.at(-1)).toContain("ningún pasatiempo");
  });

  test("is for a teacher's own class, and holds nothing of other programs and grades", async () => {
    await makeWeek();
    const { teacher, mine } = await makeClass();
    const level = await make.level({ grade: ["7"] });
    await make.puzzle({
      ...mine,
      level_id: level.id,
      details: { puzzle_type: "word_search", words: ["KIND"] },
    });
    expect((await read(teacher)).puzzles).toEqual([]);
    const elsewhere = await make.site();
    const query = { school_id: elsewhere.id };
    for (const each of [calls.read, calls.print])
      expect((await call(each, { as: teacher, query })).status).toBe(422);
  });
});

describe("GET /instructor/take-home/pdf", () => {
  test("prints the letter first, each puzzle on a page, and the key at the end on a sheet of its own", async () => {
    const { pages, title, language } = await print(await makeWeek());
    expect([title, language]).toEqual(["To take home · Sep 15, 2026 – Sep 21, 2026", "en"]);
    const texts = pages.map(({ text }) => text.replaceAll(/\s+/g, " "));
    expect(texts[0]).toContain("Dear families, This week we talk about gratitude.");
    expect(texts[0]).toMatch(/Watch the film at home Around our table .*\/watch\/j/);
    expect(texts[0]).toContain("What is each of you thankful for today?");
    expect(texts[1]).toContain("Tell a friend what they do well.");
    const at = (heading: string) => texts.findIndex((text) => text.includes(heading));
    const own = [at("Find these words"), at("Put the letters in order"), at("Write the answer to each clue")];
    expect(own.toSorted()).toEqual([2, 3, 4]);
    const key = at("Key for the teacher");
    expect([key % 2, key]).toEqual([0, pages.length - 1]);
    expect(texts[own[2] ?? 0]).toContain("Not mean");
    // Neither the scramble nor the crossword tells its answers before the key.
    expect(texts[own[2] ?? 0]).not.toMatch(/THANKS|SHARE|KIND|HELP/);
    expect(texts[own[1] ?? 0]).not.toMatch(/GRATEFUL|PATIENT/);
    expect(texts.at(-1)).not.toContain("Spanish");
    expect(texts.at(-1)).toContain("The jigsaw “A bird” needs a screen.");
  });

  test("prints a key that solves each puzzle", async () => {
    const { pages } = await print(await makeWeek());
    const textWith = (heading: string) => pages.find(({ text }) => text.includes(heading))?.text ?? "";
    const key = textWith("Key for the teacher");
    const rows =
      textWith("Find these words")
        .match(/(?:[A-Z]\s*){64,}/)?.[0]
        .replaceAll(/\s/g, "") ?? "";
    // The words to find follow the grid.
    const size = Math.sqrt(rows.length - ["THANKS", "SHARE", "KIND", "HELP"].join("").length);
    expect(Number.isInteger(size)).toBe(true);
    const places = [...key.matchAll(/(THANKS|SHARE|KIND|HELP): row (\d+), column (\d+)/g)];
    expect(places.map(([, word]) => word).toSorted()).toEqual(["HELP", "KIND", "SHARE", "THANKS"]);
    for (const [, word, row, column] of places)
      expect(rows[(Number(row) - 1) * size + Number(column) - 1]).toBe(word?.[0]);
    const scrambled = [...textWith("Put the letters in order").matchAll(/(\d)\. ((?:[A-Z] ?)+)/g)];
    for (const [, number, mixed = ""] of scrambled) {
      const answer = new RegExp(`${number}\\. ([A-Z]+) → ([A-Z]+)`).exec(key);
      expect(answer?.[1]).toBe(mixed.replaceAll(" ", ""));
      expect(Array.from(answer?.[2] ?? "").toSorted()).toEqual(
        Array.from(mixed.replaceAll(" ", "")).toSorted(),
      );
    }
    expect(scrambled).toHaveLength(2);
    const clues = textWith("Write the answer to each clue");
    for (const [clue, word] of [
      ["What we say", "THANKS"],
      ["Not mean", "KIND"],
    ]) {
      const number = new RegExp(`(\\d+)\\. ${clue}`).exec(clues)?.[1];
      expect(key).toMatch(new RegExp(`\\b${number}\\. ${word}`));
    }
  });

  test("prints letters in Arabic, Vietnamese and Chinese with every sign", async () => {
    const { pages } = await print(await makeWeek(), "en,ar,vi,zh-Hans");
    for (const [index, text] of [inArabic, inVietnamese, inChinese].entries()) {
      const page = pages[index + 1];
      expect(page?.missing).toBe(0);
      for (const word of text.match(/\p{L}+/gu) ?? []) {
        if (index === 0) continue;
        expect(page?.text.replaceAll(/\s/g, "")).toContain(word);
      }
    }
    const drawn = lettersOf(pages[1]?.text ?? "");
    for (const letter of new Set(lettersOf(inArabic))) expect(drawn).toContain(letter);
    expect(pages[1]?.text).toContain("/watch/j");
  });

  test("prints a short letter where nobody wrote one, and an answer for a week with nothing", async () => {
    const { teacher } = await makeClass();
    const { pages } = await print(teacher, "en,es", { "accept-language": "es" });
    expect(pages).toHaveLength(3);
    expect(pages[0]?.text).toContain("Dear families,");
    expect(pages[1]?.text).toContain("Queridas familias:");
    expect(pages[2]?.text).toContain("No está en este archivo");
  });

  test("refuses a language in which nobody wrote the letter", async () => {
    const as = await makeWeek();
    const { status, body } = await call(calls.print, { as, query: { languages: "so" } });
    expect([status, body.errors?.[0]?.path]).toEqual([422, "languages"]);
  });

  test("goes on over pages for long letters, clues and prompts", async () => {
    const { teacher, mine } = await makeClass();
    const paragraph = "We thank each other every day. ".repeat(20);
    await make.familyConnection({
      ...mine,
      details: { letter: { en: Array(30).fill(paragraph).join("\n\n") }, prompt: "Why? ".repeat(300) },
    });
    const names = [
      "ANCHOR",
      "BRANCH",
      "CANDLE",
      "DANCER",
      "EARTH",
      "FLOWER",
      "GARDEN",
      "HARBOR",
      "ISLAND",
      "JACKET",
    ];
    const clues = names.map((name) => `A long clue for a word of ${name.length} letters. `.repeat(8));
    await make.puzzle({ ...mine, details: { seed: 1, puzzle_type: "crossword", words: names, clues } });
    const { pages } = await print(teacher);
    expect(pages.length).toBeGreaterThan(7);
    for (const { right, width } of pages) expect(right).toBeLessThanOrEqual(width - 40);
  });
});

describe("letters in more languages", () => {
  const add = (letters: object[]) =>
    call(activityTypes.familyConnection.endpoints.create, {
      as: staff,
      body: { title: "At home", start: "2026-09-01", end: "2026-09-30", details: { letters } as never },
    });

  test("are kept with the activity, right-to-left ones too", async () => {
    const { status, body } = await add([{ language: "ar", title: "", text: inArabic }]);
    expect(status).toBe(201);
    expect(body.data.details).toMatchObject({ letters: [{ language: "ar", title: null, text: inArabic }] });
  });

  test("are refused where a script can't be printed, naming its letters, and twice in a language", async () => {
    const { status, body } = await add([{ language: "vi", text: "Xin chào ꦗꦮ" }]);
    expect([status, body.errors?.[0]?.path]).toEqual([422, "details.letters.0.text"]);
    expect(body.errors?.[0]?.msg).toContain("ꦗ");
    const twice = { language: "vi", text: "Xin chào" };
    expect((await add([twice, twice])).status).toBe(422);
    expect((await add([{ language: "xx", text: "Hello" }])).status).toBe(422);
  });
});
