import type { Page } from "@playwright/test";

/** What a page's made-up voice was given, in order. */
export interface Spoken {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  /** For each word: what the page marked while it was spoken, and the answer it was in. */
  readonly words: readonly { readonly marked: string; readonly reading: string | null }[];
}

/**
 * Gives every page to be opened a device's speech: voices that say a word in each `step`, with an event for it. Real
 * ones differ from machine to machine, and there are none where journeys run.
 */
export async function installVoices(page: Page, languages: readonly string[], step = 40): Promise<void> {
  await page.context().addInitScript(
    ({ languages: known, step: pause }) => {
      const voices = known.map((lang) => ({
        lang,
        name: lang,
        voiceURI: lang,
        localService: true,
        default: false,
      }));
      const spoken: {
        text: string;
        lang: string;
        rate: number;
        words: { marked: string; reading: string | null }[];
      }[] = [];
      let timer: ReturnType<typeof setTimeout> | undefined;
      let current: (SpeechSynthesisUtterance & { text: string }) | null = null;
      const send = (name: string, more: object = {}) => {
        const event = Object.assign(new Event(name), more);
        current?.dispatchEvent(event);
      };
      class Utterance extends EventTarget {
        voice: { lang: string } | null = null;
        lang = "";
        rate = 1;
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
          for (const name of ["start", "end", "error", "boundary"]) {
            this.addEventListener(name, (event) =>
              (this as unknown as Record<string, ((event: Event) => void) | null>)[`on${name}`]?.(event),
            );
          }
        }
      }
      const speech = Object.assign(new EventTarget(), {
        speaking: false,
        pending: false,
        getVoices: () => voices,
        resume: () => undefined,
        speak(utterance: SpeechSynthesisUtterance) {
          current = utterance;
          speech.speaking = true;
          spoken.push({ text: utterance.text, lang: utterance.lang, rate: utterance.rate, words: [] });
          const words = [...utterance.text.matchAll(/\S+/g)];
          send("start");
          const next = () => {
            const word = words.shift();
            if (word) {
              send("boundary", { name: "word", charIndex: word.index, charLength: word[0].length });
              const marked = [...(CSS.highlights.get("aloud-word") ?? [])].map(String).join();
              const reading = document.querySelector("[data-reading]")?.textContent ?? null;
              spoken.at(-1)?.words.push({ marked, reading });
              timer = setTimeout(next, pause);
            } else {
              speech.speaking = false;
              send("end");
            }
          };
          timer = setTimeout(next, pause);
        },
        cancel() {
          clearTimeout(timer);
          speech.speaking = false;
          send("error", { error: "interrupted" });
        },
      });
      Object.defineProperty(window, "speechSynthesis", { value: speech });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
    },
    { languages, step },
  );
}

/** Answers what a page's voice was given so far. */
export const spokenOn = (page: Page): Promise<readonly Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: Spoken[] }).spoken);
