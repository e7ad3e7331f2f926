import { findPuzzleFaults, makePuzzle, puzzleTypes } from "@kindling/contract";
import { expect, test } from "vitest";
import { calendarOf } from "../shared/calendar.ts";
import {
  type ActivityContent,
  activityContents,
  familyConnections,
  lessonPlans,
  mindfulCloses,
  plays,
  puzzles,
} from "./activityContents.ts";
import { scriptsByLevel, scriptsForAll } from "./mindfulScripts.ts";
import { planItems } from "./planItems.ts";

const all = Object.values(activityContents).flat();

const onePage = 230;

test("every paragraph that a class reads fits on one page of class mode", () => {
  const paragraphs = [
    ...all.flatMap(({ details }) => details.introduction ?? []),
    ...mindfulCloses.flatMap(({ details }) => details.script?.split("\n\n") ?? []),
    ...plays.flatMap(({ details }) => details.rules?.split("\n\n") ?? []),
  ];
  for (const paragraph of paragraphs) expect(paragraph.length, paragraph).toBeLessThanOrEqual(onePage);
  const steps = all.flatMap(({ details }) => ("steps" in details ? (details.steps ?? []) : []));
  for (const step of steps) expect(step.length, step).toBeLessThanOrEqual(180);
});

test("nothing that a class reads is said to the teacher, and every note has its step", () => {
  const forClass = all.flatMap(({ details }) => [
    details.introduction ?? "",
    ...("steps" in details ? (details.steps ?? []) : []),
    "script" in details ? (details.script ?? "") : "",
    "rules" in details ? (details.rules ?? "") : "",
  ]);
  const spoken = [...scriptsForAll, ...scriptsByLevel].flatMap(({ ready = "", script }) => [
    ready,
    ...script.map(({ say }) => say),
  ]);
  // An aside is a whole sentence in brackets, such as "(Shake it.)".
  expect([...forClass, ...spoken].filter((text) => /\([^()]*[.!]\)/.test(text))).toEqual([]);
  for (const { details, title } of all) {
    if (!("step_notes" in details) || !details.step_notes) continue;
    expect(details.step_notes.length, title).toBe(details.steps?.length);
  }
  expect(lessonPlans.every(({ details }) => (details.steps ?? []).length > 0)).toBe(true);
});

test("every letter says the same in both languages, paragraph by paragraph", () => {
  for (const { details, title } of familyConnections) {
    const [en = [], es = []] = [details.letter?.en, details.letter?.es].map((text) => text?.split("\n\n"));
    expect(en.length, title).toBeGreaterThanOrEqual(4);
    expect(es.length, title).toBe(en.length);
    expect(es[0]).toBe("Querida familia:");
  }
});

test("every puzzle can be laid out and approved", () => {
  for (const { details, picture, title } of puzzles) {
    const source = picture ? { ...details, image_url: `/api/files/${picture}` } : details;
    expect(findPuzzleFaults(source, true), title).toEqual([]);
    expect(makePuzzle(source).puzzle?.type).toBe(details.puzzle_type);
  }
  expect(new Set(puzzles.map(({ details }) => details.puzzle_type))).toEqual(new Set(puzzleTypes));
});

test("no two items of a kind have the same title, and each serves two different standards", () => {
  for (const contents of Object.values(activityContents)) {
    expect(new Set(contents.map(({ title }) => title)).size).toBe(contents.length);
    for (const { standards } of contents) expect(standards[0]).not.toBe(standards[1]);
  }
});

test("planItems has something live for everybody on every day of the year", () => {
  for (let day = 1; day <= 365; day += 7) {
    const today = new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
    for (const contents of Object.values(activityContents)) {
      const live = planItems<ActivityContent>(contents, calendarOf(today)).filter(
        ({ start, end, isActive, isApproved }) => isActive && isApproved && start <= today && today <= end,
      );
      expect(live.some(({ level }) => level === null)).toBe(true);
      expect(new Set(live.map(({ level }) => level)).size).toBe(6);
    }
  }
});
