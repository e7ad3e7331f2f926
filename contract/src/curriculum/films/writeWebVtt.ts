import type { CaptionCue } from "./films.ts";

const vttTime = (seconds: number) => {
  const whole = Math.floor(seconds);
  const two = (number: number) => String(number).padStart(2, "0");
  const thousandths = String(Math.round((seconds - whole) * 1000)).padStart(3, "0");
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${thousandths}`;
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Writes captions as a WebVTT file. */
export const writeWebVtt = (cues: readonly CaptionCue[]): string =>
  [
    "WEBVTT",
    ...cues.map(({ start, end, text }) => `${vttTime(start)} --> ${vttTime(end)}\n${escaped(text)}`),
    "",
  ].join("\n\n");
