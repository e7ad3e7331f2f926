import { createInflateRaw } from "node:zlib";

const ofQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r?\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    "latin1",
  ).toString("utf8");

const ofEncodedWords = (text: string) =>
  text
    .replaceAll(/\?=\s+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?(q|b)\?([^?]*)\?=/gi, (_, way: string, word: string) =>
      way.toLowerCase() === "b"
        ? Buffer.from(word, "base64").toString("utf8")
        : ofQuotedPrintable(word.replaceAll("_", " ")),
    );

/** Lines of base64, which are a part of their own. */
const base64Block = /(?:^[A-Za-z0-9+/]{60,}\r?\n)*^[A-Za-z0-9+/]+={0,2}\r?$/gm;

const plain = (text: string) => text.replaceAll(/\s+/g, " ");

/** A part of an email that can't be searched. */
export class UnsearchablePart extends Error {}

/**
 * Yields all that an email says, however its parts are encoded, workbooks included; long texts in pieces that overlap.
 * @throws UnsearchablePart at a PDF, whose letters are drawn, and at what can't be unpacked.
 */
export async function* textsOfMail(raw: string): AsyncGenerator<string> {
  const blocks = [...raw.matchAll(base64Block)].map(([block]) => Buffer.from(block, "base64"));
  const texts = blocks.map((block) => block.toString("utf8"));
  yield plain([raw, ofEncodedWords(raw), ofQuotedPrintable(raw), ...texts].join("\n"));
  for (const block of blocks) {
    const mark = block.toString("latin1", 0, 4);
    if (mark === "%PDF") throw new UnsearchablePart("PDF");
    if (mark === "PK\x03\x04") yield* textsOfArchive(block);
  }
}

const headMark = "PK\x03\x04";
const headSize = 30;
/** Longer than a name, so that one at the end of a piece is also in the next. */
const overlap = 1000;
/** What an archive may unpack to, in bytes. */
const mostUnpacked = 2 ** 30;

const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const ofXml = (xml: string) =>
  xml
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(
      /&(?:#x([0-9a-f]{1,5})|#(\d{1,6})|([a-z]+));/gi,
      (all, hex?: string, number?: string, name?: string) => {
        if (name) return signs[name] ?? all;
        return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(number));
      },
    );

/** The texts of an archive's files, which are XML. */
async function* textsOfArchive(archive: Buffer): AsyncGenerator<string> {
  // What isn't packed stands there as it is.
  yield plain(ofXml(archive.toString("utf8")));
  let left = mostUnpacked;
  for (let at = 0; at !== -1; at = archive.indexOf(headMark, at + 4, "latin1")) {
    if (at + headSize > archive.length) throw new UnsearchablePart("archive");
    const isEncrypted = (archive.readUInt16LE(at + 6) & 1) === 1;
    if (isEncrypted) throw new UnsearchablePart("archive");
    const start = at + headSize + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
    if (archive.readUInt16LE(at + 8) === 0) continue;
    for await (const { text, size } of textsOfPacked(archive.subarray(start))) {
      left -= size;
      if (left < 0) throw new UnsearchablePart("archive");
      yield text;
    }
  }
}

/** The texts of a deflated XML file, in pieces of so many bytes. */
async function* textsOfPacked(packed: Buffer): AsyncGenerator<{ text: string; size: number }> {
  const inflate = createInflateRaw();
  inflate.end(packed);
  const decoder = new TextDecoder();
  let [xml, tail] = ["", ""];
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      xml += decoder.decode(chunk, { stream: true });
      // A tag or a sign may go on in the next piece.
      const end = Math.max(0, xml.lastIndexOf("<"));
      const text = plain(tail + ofXml(xml.slice(0, end)));
      yield { text, size: chunk.length };
      [xml, tail] = [xml.slice(end), text.slice(-overlap)];
    }
  } catch {
    throw new UnsearchablePart("archive");
  }
  yield { text: plain(tail + ofXml(xml)), size: 0 };
}
