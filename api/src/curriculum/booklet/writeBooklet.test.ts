import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readPdf } from "../../../test/readPdf.ts";
import type { BookletLook, BookletPart } from "./bookletJob.ts";
import { writeBooklet } from "./writeBooklet.ts";

const look: BookletLook = {
  brand: "Kindling",
  logo: null,
  mark: true,
  language: "en",
  paper: "a4",
  grade: "3",
  schoolYear: "2026–2027",
  about: ["Spring"],
  sections: 1,
  date: "2026-11-27",
};

test("begins to answer before the first section is there, so that nobody waits in silence", async () => {
  const out = new PassThrough({ highWaterMark: 2 ** 24 });
  let sentBefore = 0;
  async function* parts(): AsyncGenerator<BookletPart> {
    sentBefore = out.readableLength;
    const blocks = [{ type: "text", runs: [{ text: "Say thank you" }] }] as const;
    yield {
      section: {
        id: "s1",
        kind: "Lesson",
        area: "mindful",
        title: "Thanks",
        about: "",
        dates: "May",
        blocks,
      },
    };
  }
  await writeBooklet(parts(), look, out);
  const { pages } = await readPdf(await buffer(out));
  expect(sentBefore).toBeGreaterThan(0);
  expect(pages[0]?.text).toContain("1 section");
  expect(pages.map(({ text }) => text).join(" ")).toContain("Say thank you");
});
