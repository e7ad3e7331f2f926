import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readPdf } from "../../../test/readPdf.ts";
import type { Certificate, CertificateLook } from "./certificate.ts";
import { writeCertificates } from "./writeCertificates.ts";

const usual: Certificate = {
  student: "Mina Park",
  grade: "3",
  trait: "Kindness",
  form: "Student of Kindness",
  teacher: "Ana Torres",
  site: "Maple Street School",
  leader: "Ruth Okafor",
  date: "2026-09-15",
};

const look: CertificateLook = { language: "en", paper: "letter", brand: "Kindling", logo: null, mark: true };

async function print(certificates: readonly Partial<Certificate>[], changes: Partial<CertificateLook> = {}) {
  async function* each() {
    for (const certificate of certificates) yield await Promise.resolve({ ...usual, ...certificate });
  }
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeCertificates(each(), { ...look, ...changes }, out)]);
  return { bytes, ...(await readPdf(bytes)) };
}

/** Some scripts are drawn in a different order than they are read. */
const signsOf = (text: string) => text.normalize("NFKC").replace(/\s/gu, "").split("").sort().join("");

test("a certificate says who it is for, for what, of which class and when", async () => {
  const { pages, title, language } = await print([{}]);
  const [page] = pages;
  for (const words of [
    "Kindling",
    "Student of Character",
    "Mina Park",
    "Kindness",
    "Nominated by the class of Ana Torres, Grade 3",
    "Maple Street School · September 15, 2026",
    "Teacher",
    "Ruth Okafor",
    "Site Leader",
  ]) {
    expect(page?.text).toContain(words);
  }
  expect([title, language, page?.width, page?.height]).toEqual(["Student of Character", "en", 792, 612]);
});

test("speaks Spanish, and stands on A4", async () => {
  const { pages, language } = await print([{ grade: "K" }], { language: "es", paper: "a4" });
  expect(pages[0]?.text).toContain("A propuesta de la clase de Ana Torres, Kínder");
  expect(pages[0]?.text).toContain("15 de septiembre de 2026");
  expect([language, Math.round(pages[0]?.width ?? 0)]).toEqual(["es", 842]);
});

test("honors for what the form is called where it has no trait", async () => {
  const { pages } = await print([{ trait: null, grade: null, leader: null }]);
  expect(pages[0]?.text).toContain("Student of Kindness");
  expect(pages[0]?.text).toContain("Nominated by the class of Ana Torres\n");
});

test.each([
  ["Latin with marks", "Zoë Šárka Łukasiewicz-Ñíguez"],
  ["Latin of West Africa and Hawaii", "Ɛfua ʻIolani Ŋgɔ"],
  ["Vietnamese", "Nguyễn Thị Ánh Nguyệt"],
  ["Cyrillic", "Дмитрий Їжакевич"],
  ["Greek", "Ελένη Παπαδοπούλου"],
  ["Arabic", "محمد عبد الرحمن"],
  ["Hebrew", "יעל לוי-כהן"],
  ["Devanagari", "प्रिया शर्मा"],
  ["Thai", "สมชาย น้ำผึ้ง"],
  ["simplified Chinese", "王小龙"],
  ["traditional Chinese", "陳龜靈"],
  ["Japanese", "佐藤 さくら"],
  ["Korean", "김민준"],
  ["Ethiopic", "ሰላም ተስፋዬ"],
  ["Georgian", "გიორგი ბერიძე"],
  ["Armenian", "Արմեն Հակոբյան"],
  ["Bengali", "রবীন্দ্রনাথ শ্রীকৃষ্ণ"],
  ["Tamil", "செல்வி ஸ்ரீநிவாசன்"],
  ["Gujarati", "ક્ષિતિજ શ્રી"],
  ["Gurmukhi", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ"],
  ["Khmer", "សុខា ស្រីពៅ"],
  ["two scripts", "Li 王 David"],
])("writes %s with letters of its own, none missing", async (_script, student) => {
  const without = (await print([{ student: "" }])).pages[0];
  const [page] = (await print([{ student }])).pages;
  expect(page?.missing).toBe(0);
  expect(page?.signs).toBeGreaterThan((without?.signs ?? 0) + 1);
  const said = signsOf(page?.text ?? "");
  for (const sign of signsOf(student)) expect(said).toContain(sign);
});

test("joins Arabic letters, and sets them from right to left", async () => {
  const apart = (await print([{ student: "م ح م د" }])).pages[0];
  const joined = (await print([{ student: "محمد" }])).pages[0];
  expect(joined?.text).toContain("محمد");
  // Joined letters are narrower than separate ones.
  expect(joined?.signs).toBe((apart?.signs ?? 0) - 3);
});

test("leaves the line free for a name in letters that we do not have, and drops signs that are none", async () => {
  const { pages } = await print([{ student: "ᚠᚢᚦ Ana" }, { student: "Ana 🌟 Ruiz" }]);
  expect(pages.map(({ missing }) => missing)).toEqual([0, 0]);
  expect(pages[0]?.text).not.toContain("Ana Ruiz");
  expect(pages[0]?.text).toContain("This certificate is presented to");
  expect(pages[1]?.text).toMatch(/Ana\s+Ruiz/);
});

test.each([
  [
    "of many parts",
    "Maximiliana Guadalupe de los Ángeles Fernández-Villanueva y Gutiérrez-Montemayor de la Cruz",
  ],
  ["of one part", "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschafers"],
  ["of two hundred letters", `${"Aurelia ".repeat(12)}${"Montgomery-".repeat(9)}Smith`],
])("gives a long name %s room within the frame", async (_name, student) => {
  const { pages } = await print([{ student }]);
  expect(pages).toHaveLength(1);
  expect(pages[0]?.left).toBeGreaterThan(60);
  expect(pages[0]?.right).toBeLessThan(792 - 60);
  expect((pages[0]?.text ?? "").replace(/\s/g, "")).toContain(student.replace(/\s/g, ""));
});

test("a logo that can't be read gives way to the organization's name", async () => {
  const { pages } = await print([{}], { logo: "/nowhere/logo.png", mark: false, brand: "Lantern Schools" });
  expect(pages[0]?.text).toContain("Lantern Schools");
});

test("a page each, however many", async () => {
  const { pages } = await print(Array.from({ length: 120 }, (_, place) => ({ student: `Student ${place}` })));
  expect(pages).toHaveLength(120);
  expect(pages[119]?.text).toContain("Student 119");
});
