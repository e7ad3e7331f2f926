import { z } from "zod";
import { anyone, grant } from "../../core/access.ts";
import { defineEndpoint } from "../../core/endpoint.ts";
import type { Labels } from "../../core/labels.ts";
import { type Language, type Localized, languages } from "../../core/language.ts";

/** The most words on the screen at a time, in letters, and the most of them in a film. */
const mostLetters = 300;
const mostCues = 3000;

/** What is shown below a film for a while: from `start` to `end`, in seconds. */
const captionCue = z
  .object({
    start: z.number().min(0).max(86_400),
    end: z.number().min(0).max(86_400),
    text: z.string().trim().min(1).max(mostLetters),
  })
  .refine(({ start, end }) => start < end, { path: ["end"] });

export type CaptionCue = z.infer<typeof captionCue>;

const cues = z
  .array(captionCue)
  .max(mostCues)
  .refine((all) => all.every(({ start }, index) => start >= (all[index - 1]?.start ?? 0)));

const language = z.enum(languages as readonly [Language, ...Language[]]);
const address = z.string().trim().min(1).max(2000);

const captions = z.object({ language, cues: z.array(captionCue) });

export type FilmCaptions = z.infer<typeof captions>;

const film = z.object({
  address: z.string(),
  /** The titles of what shows it. */
  titles: z.array(z.string()),
  /** The languages that it has captions in. */
  languages: z.array(language),
  /** Whether a class sees it today or later; a program's film always is. */
  is_current: z.boolean(),
});

export type Film = z.infer<typeof film>;

/** What a film's captions lack. */
export const captionStates = ["complete", "lacks_en", "lacks_es", "none"] as const;

export type CaptionState = (typeof captionStates)[number];

/** Whether a film that classes still see lacks captions in a language. */
export const lacksCaptions = ({ languages: captioned, is_current }: Film): boolean =>
  is_current && captioned.length < languages.length;

const labels: Localized<Labels> = {
  en: { one: "Film", many: "Films", fields: { address: "Film", language: "Language", cues: "Captions" } },
  es: { one: "Video", many: "Videos", fields: { address: "Video", language: "Idioma", cues: "Subtítulos" } },
};

const writing = grant(["Curriculum"]);

/** Films of the curriculum by their address, whatever shows them, and their captions. */
export const filmEndpoints = {
  list: defineEndpoint({
    name: "film.all",
    labels,
    method: "GET",
    path: "/film",
    access: writing,
    summary:
      "Get all films of activities, traits, episodes and programs, with the languages of their captions",
    reply: z.object({ data: z.array(film) }),
  }),
  captions: defineEndpoint({
    name: "film.captions",
    labels,
    method: "GET",
    path: "/film/captions",
    access: anyone,
    summary: "Get the captions of the film at an address, by language",
    query: z.strictObject({ address }),
    reply: z.object({ data: z.array(captions) }),
  }),
  saveCaptions: defineEndpoint({
    name: "film.saveCaptions",
    labels,
    method: "POST",
    path: "/film/captions/save",
    access: writing,
    summary: "Keep a film's captions in a language; without a cue, they are removed",
    body: z.object({ address, language, cues }),
    reply: z.object({ data: z.array(captions), message: z.string() }),
  }),
};
