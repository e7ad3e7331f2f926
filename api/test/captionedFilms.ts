import { type CaptionState, filmEndpoints, type Language } from "@kindling/contract";
import type { TestApp } from "./buildApp.ts";

const captioned: Readonly<Record<CaptionState, readonly Language[]>> = {
  complete: ["en", "es"],
  lacks_en: ["es"],
  lacks_es: ["en"],
  none: [],
};

/** Addresses of films, by what their captions lack; a name keeps those of two suites apart. */
export async function captionedFilms(
  { call, signInAs }: Pick<TestApp, "call" | "signInAs">,
  name: string,
): Promise<Readonly<Record<CaptionState, string>>> {
  const as = await signInAs("admin", { user_type: ["Curriculum"] });
  const cues = [{ start: 0, end: 2, text: "Hello" }];
  const films: Record<string, string> = {};
  for (const [state, languages] of Object.entries(captioned)) {
    const address = `https://films.example/${name}-${state}.mp4`;
    for (const language of languages)
      await call(filmEndpoints.saveCaptions, { as, body: { address, language, cues } });
    films[state] = address;
  }
  return films as Record<CaptionState, string>;
}
