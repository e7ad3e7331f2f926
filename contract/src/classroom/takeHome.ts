import { z } from "zod";
import { grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { languages } from "../core/language.ts";
import { idFilter, one, wordsFilter } from "../core/page.ts";
import { letterTags } from "../curriculum/letters/letterLanguages.ts";
import { plannedItem } from "./weekPlan.ts";

const instructors = grant("none", "Instructor");

/** The languages in which a letter can be asked for. */
const paperLanguages = [...languages, ...letterTags] as const;

const takeHome = z.object({
  /** The first and the last of the days that it is for. */
  from: z.string(),
  to: z.string(),
  /** The family activity or trait that the letter is about; null where a letter names no subject. */
  letter: plannedItem.nullable(),
  /** The languages it can be had in; `is_written` tells whether staff wrote it. */
  languages: z.array(z.object({ tag: z.enum(paperLanguages), name: z.string(), is_written: z.boolean() })),
  puzzles: z.array(plannedItem),
  cards: z.array(plannedItem),
  films: z.array(z.object({ title: z.string(), address: z.string() })),
  /** What is not printed and why, in the caller's language. */
  left_out: z.array(z.string()),
});

export type TakeHome = z.infer<typeof takeHome>;

/** What goes home with a class in a week. */
export const takeHomeEndpoints = {
  read: defineEndpoint({
    name: "instructor.takeHome",
    method: "GET",
    path: "/instructor/take-home",
    access: instructors,
    summary: "Tell what a class's week gives to take home, and in which languages",
    query: z.strictObject({ school_id: idFilter() }),
    reply: one(takeHome),
  }),
  print: defineEndpoint({
    name: "instructor.printTakeHome",
    method: "GET",
    path: "/instructor/take-home/pdf",
    access: instructors,
    summary: "Get a class's week to take home as one PDF: letters, cards, puzzles, and their key at the end",
    query: z.strictObject({
      school_id: idFilter(),
      /** The letters' languages; else the caller's. */
      languages: wordsFilter(paperLanguages),
    }),
    reply: z.string(),
    answerFiles: ["pdf"],
  }),
};
