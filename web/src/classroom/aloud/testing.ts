import { vi } from "vitest";

/** A voice of a made-up device. */
export const someVoice = (lang: string, localService = true): SpeechSynthesisVoice => ({
  default: false,
  lang,
  localService,
  name: lang,
  voiceURI: `${lang}/${localService}`,
});

class FakeUtterance extends EventTarget {
  voice: SpeechSynthesisVoice | null = null;
  lang = "";
  rate = 1;
  onstart: (() => void) | null = null;
  onend: (() => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onboundary: ((event: { name: string; charIndex: number; charLength?: number }) => void) | null = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Puts a device's speech into the window, which a test speaks word by word; answers what was said and how to go on. */
export function fakeSpeech(voices: readonly SpeechSynthesisVoice[]) {
  const said: FakeUtterance[] = [];
  const now = () => said.at(-1);
  const speech = Object.assign(new EventTarget(), {
    speaking: false,
    pending: false,
    getVoices: () => voices,
    resume: () => undefined,
    speak(utterance: FakeUtterance) {
      said.push(utterance);
      speech.speaking = true;
      utterance.onstart?.();
    },
    cancel: vi.fn<() => void>(() => {
      const ended = now();
      speech.speaking = false;
      ended?.onerror?.({ error: "interrupted" });
    }),
  });
  vi.stubGlobal("speechSynthesis", speech);
  vi.stubGlobal("SpeechSynthesisUtterance", FakeUtterance);
  return {
    said,
    speech,
    texts: () => said.map(({ text }) => text),
    /** The voice comes to a word of what it says. */
    reach(word: string, charLength?: number) {
      const charIndex = now()?.text.indexOf(word) ?? -1;
      now()?.onboundary?.({ name: "word", charIndex, ...(charLength !== undefined && { charLength }) });
    },
    /** The voice has said all of it. */
    finish() {
      const ended = now();
      speech.speaking = false;
      ended?.onend?.();
    },
    fail(error: string) {
      speech.speaking = false;
      now()?.onerror?.({ error });
    },
  };
}

/** Gives the simulated browser a way to mark text; answers the text that is marked under a name. */
export function fakeHighlights() {
  const highlights = new Map<string, { readonly range: Range }>();
  vi.stubGlobal("CSS", { ...globalThis.CSS, highlights });
  vi.stubGlobal(
    "Highlight",
    class {
      readonly range: Range;
      constructor(range: Range) {
        this.range = range;
      }
    },
  );
  return (name: string) => highlights.get(name)?.range.toString() ?? null;
}
