import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ItemView, laterSteps } from "../ItemView.tsx";
import { renderInClassroom, someItem } from "../testing.tsx";
import { sentenceName, wordName } from "./highlight.ts";
import { fakeHighlights, fakeSpeech, someVoice } from "./testing.ts";

beforeAll(() => laterSteps.load());
beforeEach(() => i18next.loadNamespaces(["aloud", "quizzes"]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const english = [someVoice("en-US")];
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const leave = vi.fn<() => void>();
const told = () => screen.queryByRole("alert")?.textContent ?? "";

const item = someItem({
  details: { introduction: "Sit tall. Are you ready?", script: "Imagine that you are a balloon." },
});

const quiz = someItem({
  type: "quiz_form",
  title: "What we know",
  questions: [],
  details: {
    quiz_questions: [
      {
        id: 1,
        question: "Which one is kind?",
        answers: [
          { number: 1, text: "To share", graphic: null, graphic_name: null },
          { number: 2, text: "To push", graphic: null, graphic_name: null },
        ],
        correct_answer: 1,
        primary_graphic: null,
        primary_graphic_name: null,
        math_op: null,
      },
    ],
  },
});

/** Opens an item at a step; the first is 0. */
async function open(at: number, shown = item) {
  await renderInClassroom(<ItemView item={shown} onLeave={leave} />);
  for (let n = 0; n < at; n += 1) press("PageDown");
}

describe("ReadAloud", () => {
  it("reads the step sentence by sentence and marks the word that is spoken", async () => {
    const { texts, reach, finish } = fakeSpeech(english);
    const marked = fakeHighlights();
    await open(1);
    press("r");
    expect(texts()).toEqual(["Sit tall."]);
    expect(marked(sentenceName)).toBe("Sit tall.");
    reach("tall", 4);
    expect(marked(wordName)).toBe("tall");
    act(finish);
    expect(texts()).toEqual(["Sit tall.", "Are you ready?"]);
    expect(marked(wordName)).toBeNull();
    // Some browsers don't tell how long the word is.
    reach("ready");
    expect(marked(wordName)).toBe("ready");
    act(finish);
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeDefined();
    expect(marked(sentenceName)).toBeNull();
  });

  it("marks the passage where a browser can't mark text", async () => {
    const { finish } = fakeSpeech(english);
    await open(1);
    press("r");
    expect(document.querySelector("[data-reading]")?.textContent).toBe("Sit tall. Are you ready?");
    act(finish);
    act(finish);
    expect(document.querySelector("[data-reading]")).toBeNull();
  });

  it("reads a question, then each answer with its number, and marks the answer", async () => {
    const { texts, finish } = fakeSpeech(english);
    fakeHighlights();
    await open(1, quiz);
    press("r");
    expect(texts()).toEqual(["Which one is kind?"]);
    expect(document.querySelector("[data-reading]")).toBeNull();
    act(finish);
    act(finish);
    expect(texts()).toEqual(["Which one is kind?", "1", "To share"]);
    const share = screen.getByRole("button", { name: "1 To share" });
    expect(share.hasAttribute("data-reading")).toBe(true);
    act(finish);
    act(finish);
    expect(texts().at(-1)).toBe("To push");
    expect(share.hasAttribute("data-reading")).toBe(false);
  });

  it.each([
    ["the key again", () => press("r")],
    ["its button", () => fireEvent.click(screen.getByRole("button", { name: "Stop reading" }))],
    ["Escape, which doesn't leave then", () => press("Escape")],
    ["another step", () => press("PageDown")],
    ["a dark screen", () => press("b")],
    ["a film that begins", () => fireEvent.play(document.querySelector("section") as Element)],
    [
      "a hidden page",
      () => {
        vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
        fireEvent(document, new Event("visibilitychange"));
        vi.restoreAllMocks();
      },
    ],
  ])("ends by %s", async (_, end) => {
    const { said, speech } = fakeSpeech(english);
    const marked = fakeHighlights();
    leave.mockClear();
    await open(1);
    press("r");
    end();
    expect(speech.cancel).toHaveBeenCalledOnce();
    expect(marked(sentenceName)).toBeNull();
    expect(said).toHaveLength(1);
    expect(leave).not.toHaveBeenCalled();
  });

  it("leaves by Escape when nothing is read", async () => {
    fakeSpeech(english);
    leave.mockClear();
    await open(1);
    press("Escape");
    expect(leave).toHaveBeenCalledOnce();
  });

  it("reads the content in its own language, whatever that of the portal", async () => {
    const { said } = fakeSpeech([...english, someVoice("es-MX")]);
    await open(1, someItem({ details: { introduction: "¿Cómo están? Respiren con calma." } }));
    press("r");
    expect(said[0]?.lang).toBe("es-MX");
  });

  it("says in words that a device has no voice, and shows no button then", async () => {
    fakeSpeech([]);
    await open(1);
    expect(screen.queryByRole("button", { name: "Read aloud" })).toBeNull();
    press("r");
    expect(told()).toContain("This device has no voice.");
    press("?");
    expect(screen.getByText("Read the step aloud (this device has no voice)")).toBeDefined();
  });

  it("shows its button when the device finds its voices", async () => {
    const voices: SpeechSynthesisVoice[] = [];
    const { speech } = fakeSpeech(voices);
    await open(1);
    voices.push(...english);
    act(() => void speech.dispatchEvent(new Event("voiceschanged")));
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeDefined();
  });

  it("says which language has no voice", async () => {
    const { said } = fakeSpeech([someVoice("es-US")]);
    await open(1);
    press("r");
    expect(said).toEqual([]);
    expect(told()).toContain("This device has no English voice.");
    press("PageDown");
    expect(told()).not.toContain("English voice");
  });

  it("says that the voice failed, and that a step has nothing to read", async () => {
    const { fail } = fakeSpeech(english);
    await open(1, someItem({ details: { audio_url: "/api/files/a" } }));
    press("r");
    expect(told()).toContain("This step has nothing to read aloud.");
    cleanup();
    await open(1);
    press("r");
    act(() => fail("synthesis-failed"));
    expect(told()).toContain("The device's voice didn't answer.");
    expect(screen.getByRole("button", { name: "Read aloud" })).toBeDefined();
  });

  it("goes on slowly from the same sentence, and remembers the pace", async () => {
    const { said, finish } = fakeSpeech(english);
    await open(1);
    press("r");
    act(finish);
    fireEvent.click(screen.getByRole("button", { name: "Read slowly" }));
    await vi.waitFor(() => expect(said).toHaveLength(3));
    expect(said[2]).toMatchObject({ text: "Are you ready?", rate: 0.75 });
    cleanup();
    await open(1);
    press("r");
    expect(said.at(-1)).toMatchObject({ text: "Sit tall.", rate: 0.75 });
  });

  describe("what staff recorded", () => {
    const recorded = (language: "en" | "es") =>
      someItem({
        details: {
          introduction: "Sit tall. Are you ready?",
          recordings: [
            { part: "introduction", place: 0, language, url: "/api/files/tall", seconds: 2, text_hash: "" },
          ],
        },
      });

    /** Gives the page recordings that a test lets end; answers those that were begun. */
    function fakeSounds(play = () => Promise.resolve()) {
      const begun: FakeSound[] = [];
      class FakeSound {
        playbackRate = 1;
        preservesPitch = false;
        onended: (() => void) | null = null;
        onerror: (() => void) | null = null;
        pause = vi.fn<() => void>();
        play = play;
        readonly url: string;
        constructor(url: string) {
          this.url = url;
          begun.push(this);
        }
      }
      vi.stubGlobal("Audio", FakeSound);
      return begun;
    }

    it("is played instead of the device's voice, with the whole text marked, at the pace", async () => {
      const { said } = fakeSpeech([]);
      const marked = fakeHighlights();
      const begun = fakeSounds();
      await open(1, recorded("en"));
      press("r");
      expect(begun).toMatchObject([{ url: "/api/files/tall", playbackRate: 1, preservesPitch: true }]);
      expect([said, marked(sentenceName)]).toEqual([[], "Sit tall. Are you ready?"]);
      fireEvent.click(screen.getByRole("button", { name: "Read slowly" }));
      expect(begun[0]?.playbackRate).toBe(0.75);
      act(() => begun[0]?.onended?.());
      expect(screen.getByRole("button", { name: "Read aloud" })).toBeDefined();
      expect(marked(sentenceName)).toBeNull();
      press("?");
      expect(screen.getByText("Read the step aloud")).toBeDefined();
    });

    it("ends by the key again and with the step", async () => {
      fakeSpeech(english);
      const begun = fakeSounds();
      await open(1, recorded("en"));
      for (const end of ["r", "PageUp"]) {
        press("r");
        press(end);
        expect(begun.at(-1)?.pause).toHaveBeenCalledOnce();
      }
    });

    it("is left to the device in another language, and where it can't be played", async () => {
      const { texts } = fakeSpeech(english);
      const begun = fakeSounds(() => Promise.reject(new Error("offline")));
      await open(1, recorded("es"));
      press("r");
      expect([begun, texts()]).toEqual([[], ["Sit tall."]]);
      cleanup();
      await open(1, recorded("en"));
      press("r");
      await vi.waitFor(() => expect(texts()).toHaveLength(2));
      expect(begun).toHaveLength(1);
    });
  });

  it("is silent to screen readers: what is read stands in no live region", async () => {
    fakeSpeech(english);
    await open(1);
    press("r");
    expect(told()).toBe("");
    expect(screen.getByText(/Sit tall/).closest("[aria-live], [role='status'], [role='alert']")).toBeNull();
  });
});
