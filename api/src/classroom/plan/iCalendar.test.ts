import { expect, test } from "vitest";
import { writeCalendar } from "./iCalendar.ts";

const event = {
  uid: "a@b",
  day: "2026-09-15",
  summary: "Share; take, and \\ give",
  description: "One\nTwo",
  url: "https://portal.example/instructor/home",
};

const write = (changes: Partial<typeof event> = {}) =>
  writeCalendar("Plan", [{ ...event, ...changes }], new Date("2026-09-15T16:00:05.123Z"));

/** The lines as a calendar program reads them: folds undone. */
const unfolded = (text: string) => text.replaceAll("\r\n ", "").split("\r\n");

test("an event lasts all day, and its texts are escaped", () => {
  const lines = unfolded(write());
  expect(lines).toContain("DTSTART;VALUE=DATE:20260915");
  expect(lines).toContain("DTSTAMP:20260915T160005Z");
  expect(lines).toContain("SUMMARY:Share\\; take\\, and \\\\ give");
  expect(lines).toContain("DESCRIPTION:One\\nTwo");
  expect(lines[0]).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("lines end with CRLF and have at most 75 octets, without cutting a character", () => {
  const summary = "Respiración niñez 🕯️ ".repeat(20);
  const text = write({ summary });
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = text.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain("\uFFFD");
  expect(unfolded(text)).toContain(`SUMMARY:${summary}`);
});

test("a title can't begin another line of the calendar", () => {
  const lines = unfolded(write({ summary: "One\r\nATTENDEE:mailto:x@y.example" }));
  expect(lines.some((line) => line.startsWith("ATTENDEE"))).toBe(false);
});
