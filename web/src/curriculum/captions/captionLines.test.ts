import { writeWebVtt } from "@kindling/contract";
import { describe, expect, it } from "vitest";
import { readCaptionLines, readWebVtt, writeCaptionLines } from "./captionLines.ts";

const cues = [
  { start: 1, end: 4.5, text: "Look at the seed." },
  { start: 62, end: 3601.25, text: "It is 3 < 4 & green." },
];

describe("readCaptionLines", () => {
  it("reads a caption from each line, with dashes or an arrow, and writes it again", () => {
    const typed = "0:01 - 0:04.5 Look at the seed.\n\n1:02 --> 1:00:01,250   It is 3 < 4 & green.\n";
    expect(readCaptionLines(typed)).toEqual({ cues, problems: [] });
    expect(readCaptionLines(writeCaptionLines(cues))).toEqual({ cues, problems: [] });
  });

  it.each([
    ["Hello", "noTimes"],
    ["0:01 Hello", "noTimes"],
    ["0:04 - 0:01 Hello", "endFirst"],
    ["0:01 - 0:04", "noWords"],
    ["0:00 - 0:02 Hello", "order"],
    [`0:01 - 0:04 ${"a".repeat(301)}`, "tooLong"],
  ])("names the line that can't be read: %s", (line, trouble) => {
    expect(readCaptionLines(`0:01 - 0:02 First\n\n${line}`).problems).toEqual([{ line: 3, trouble }]);
  });
});

describe("readWebVtt", () => {
  it("reads times and words, and leaves settings, notes, styles and tags out", () => {
    const file = [
      "\uFEFFWEBVTT - seeds",
      "Kind: captions",
      "",
      "NOTE from us",
      "",
      "STYLE",
      "::cue { color: red }",
      "",
      "first",
      "00:01.000 --> 00:04.500 align:start position:0%",
      "<v Ana>Look at",
      "the <i>seed</i>.",
      "",
      "00:01:02.000 --> 01:00:01.250",
      "It is 3 &lt; 4 &amp; green.",
    ].join("\r\n");
    expect(readWebVtt(file)).toEqual({ cues, problems: [] });
  });

  it("reads what it writes", () => {
    expect(readWebVtt(writeWebVtt(cues))).toEqual({ cues, problems: [] });
  });

  it("says that a file is another one, and which line has no times", () => {
    expect(readWebVtt("1\n00:01,000 --> 00:02,000\nHi").problems).toEqual([
      { line: 1, trouble: "notWebVtt" },
    ]);
    expect(readWebVtt("WEBVTT\n\nHello\nthere").problems).toEqual([{ line: 3, trouble: "noTimes" }]);
    expect(readWebVtt("WEBVTT\n\nid\n00:03.000 --> 00:02.000\nHi").problems).toEqual([
      { line: 4, trouble: "endFirst" },
    ]);
  });
});
