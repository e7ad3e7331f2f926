import { createHash } from "node:crypto";
import { type CaptionCue, languages } from "@kindling/contract";
import type { DemoMedia } from "../shared/demoMedia.ts";
import type { DemoRun } from "../shared/demoRun.ts";
import { insertLinks } from "../shared/insertRows.ts";
import { bandContents } from "./bands/bandContents.ts";
import { filmContents } from "./filmContents.ts";

/** Every film that the demo program shows in lessons. */
export const allFilms = [...filmContents, ...bandContents.flatMap(({ films }) => films)];

/** Adds the captions of every film, in each language. */
export async function fillFilms({ tx, begun }: DemoRun, media: DemoMedia): Promise<void> {
  await insertLinks(
    tx,
    "film_captions",
    allFilms.flatMap(({ film, lines }) => {
      const address = media.addressOf(`${film}.webm`);
      return languages.map((language) => ({
        // As captions are kept for any film.
        film: createHash("sha256").update(address).digest("hex"),
        language,
        cues: lines.map(({ at, until, [language]: text }): CaptionCue => ({ start: at, end: until, text })),
        updated_at: begun,
      }));
    }),
  );
}
