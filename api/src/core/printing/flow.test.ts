import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readPdf } from "../../../test/readPdf.ts";
import { drawLogo } from "./drawMark.ts";
import { type Flow, type Sheets, writePdf } from "./flow.ts";
import { readingLook } from "./lettering/looks.ts";

const look = readingLook(10);

async function print(fill: (flow: Flow) => Promise<void>, changes: Partial<Sheets> = {}) {
  const out = new PassThrough();
  const sheets: Sheets = {
    title: "A title",
    brand: "Kindling",
    language: "en",
    paper: "letter",
    isTagged: true,
    margin: { side: 60, top: 60, bottom: 60 },
    ...changes,
  };
  const [bytes] = await Promise.all([buffer(out), writePdf(sheets, out, fill)]);
  return { bytes, ...(await readPdf(bytes)) };
}

test("fills page after page, each with its frame", async () => {
  const frame = async ({ type, page, decorate }: Flow) => {
    const line = await type.line(`Page ${page}`, look);
    decorate(() => type.draw(line, 60, 780));
  };
  const text = "Word after word after word. ".repeat(600);
  const { pages } = await print((flow) => flow.put(null, "P", text, look, flow.full), { frame });
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.map((page) => /Page \d/.exec(page.text)?.[0])).toEqual(pages.map((_, at) => `Page ${at + 1}`));
});

test.each([true, false])("draws later on any page, also on the last (tagged: %s)", async (isTagged) => {
  const { pages, bytes } = await print(
    async (flow) => {
      const draws: ReturnType<Flow["later"]>[] = [];
      for (let page = 1; page <= 3; page++) {
        await flow.addPage();
        draws.push(flow.later());
      }
      const count = await flow.type.line(`of ${flow.page}`, look);
      for (const draw of draws) draw(() => flow.type.draw(count, 60, 100));
    },
    { isTagged },
  );
  expect(pages.map(({ text }) => text.trim())).toEqual(["of 3", "of 3", "of 3"]);
  // Strict readers refuse a page whose contents are no stream.
  const file = bytes.toString("latin1");
  const contents = [...file.matchAll(/\/Contents \[(\d+) 0 R (\d+) 0 R\]/g)].flatMap(([, ...ids]) => ids);
  expect(contents).toHaveLength(6);
  for (const id of contents) expect(file).toMatch(new RegExp(`\\n${id} 0 obj\\n<<[^>]*>>\\nstream`));
});

test("keeps a text out of the decoration when the logo before it can't be read", async () => {
  const { pages } = await print(async (flow) => {
    await flow.addPage();
    expect(drawLogo(flow, import.meta.filename, 60, 60, { fit: [90, 32] })).toBe(false);
    await flow.put(null, "H1", "A title", look, flow.full);
  });
  expect(pages.map(({ text, artifacts }) => ({ text, artifacts }))).toEqual([
    { text: "A title", artifacts: "" },
  ]);
});
