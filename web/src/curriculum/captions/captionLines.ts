import type { CaptionCue } from "@kindling/contract";

/** What is wrong with a line of captions. */
type CaptionTrouble = "notWebVtt" | "noTimes" | "endFirst" | "order" | "noWords" | "tooLong";

/** A line that can't be read, by its number from 1. */
export interface CaptionProblem {
  readonly line: number;
  readonly trouble: CaptionTrouble;
}

/** Captions as far as they could be read. */
interface ReadCaptions {
  readonly cues: readonly CaptionCue[];
  readonly problems: readonly CaptionProblem[];
}

/** As many letters as the portal takes for one caption. */
const mostLetters = 300;

const time = String.raw`(?:(\d{1,2}):)?(\d{1,3}):(\d{2}(?:[.,]\d{1,3})?)`;
const times = new RegExp(String.raw`^\s*${time}\s*(?:-->|[-–—])\s*${time}(?=\s|$)(.*)$`);

const secondsOf = (hours = "0", minutes = "0", seconds = "0") =>
  Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1000) / 1000;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: " ", quot: '"' };

/** The words of a caption without WebVTT's tags, on one line. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();

/** Reads one caption from its line of times and its words; tells what is wrong with it. */
function readCue(
  timing: string,
  words: string | null,
): { cue?: CaptionCue; rest: string; trouble?: CaptionTrouble } {
  const found = times.exec(timing);
  if (!found) return { rest: "", trouble: "noTimes" };
  const start = secondsOf(found[1], found[2], found[3]);
  const end = secondsOf(found[4], found[5], found[6]);
  const rest = found[7] ?? "";
  const text = plain(words ?? rest);
  if (end <= start) return { rest, trouble: "endFirst" };
  if (!text) return { rest, trouble: "noWords" };
  if (text.length > mostLetters) return { rest, trouble: "tooLong" };
  return { rest, cue: { start, end, text } };
}

function gather(
  found: readonly { readonly line: number; readonly cue?: CaptionCue; readonly trouble?: CaptionTrouble }[],
) {
  const cues: CaptionCue[] = [];
  const problems: CaptionProblem[] = [];
  for (const { line, cue, trouble } of found) {
    if (trouble) problems.push({ line, trouble });
    else if (cue && cue.start < (cues.at(-1)?.start ?? 0)) problems.push({ line, trouble: "order" });
    else if (cue) cues.push(cue);
  }
  return { cues, problems };
}

/** Reads captions as they are typed: a caption on a line, `0:01 - 0:04.5 What is said`. */
export function readCaptionLines(text: string): ReadCaptions {
  return gather(
    text
      .split(/\r?\n/)
      .flatMap((line, index) => (line.trim() ? [{ line: index + 1, ...readCue(line, null) }] : [])),
  );
}

/** Reads a WebVTT file. Its settings, styles and notes are left out: the portal keeps times and words. */
export function readWebVtt(file: string): ReadCaptions {
  const lines = file.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? ""))
    return { cues: [], problems: [{ line: 1, trouble: "notWebVtt" }] };
  const found = [];
  let at = 1;
  // What follows the first line up to an empty one belongs to it.
  while (lines[at]?.trim()) at += 1;
  while (at < lines.length) {
    if (!lines[at]?.trim()) {
      at += 1;
      continue;
    }
    const first = at;
    while (lines[at]?.trim()) at += 1;
    const block = lines.slice(first, at);
    if (/^(?:NOTE|STYLE|REGION)\b/.test(block[0] ?? "")) continue;
    const timing = block.findIndex((line) => line.includes("-->"));
    const place = Math.max(0, timing);
    found.push({ line: first + place + 1, ...readCue(block[place] ?? "", block.slice(place + 1).join(" ")) });
  }
  return gather(found);
}

/** A time as it is typed: 1:02.5, or 1:00:02 from an hour on. */
export function captionTime(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = Math.round((seconds % 60) * 1000) / 1000;
  const [whole = "0", part] = String(rest).split(".");
  const head = hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}` : String(minutes);
  return `${head}:${whole.padStart(2, "0")}${part ? `.${part}` : ""}`;
}

/** Writes captions as they are typed. */
export const writeCaptionLines = (cues: readonly CaptionCue[]): string =>
  cues.map(({ start, end, text }) => `${captionTime(start)} - ${captionTime(end)} ${text}`).join("\n");
