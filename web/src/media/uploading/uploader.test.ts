import { beforeEach, describe, expect, test } from "vitest";
import { type Chosen, createUploader, type Judgment, type Upload } from "./uploader.ts";

/** A line of which the test decides when and how each try ends. */
function someLine() {
  const tries: {
    upload: Upload;
    settle: (id: number, caption?: string) => void;
    fail: (why: unknown) => void;
    signal: AbortSignal;
  }[] = [];
  const tell: Record<string, (share: number) => void> = {};
  const captions: [number, string][] = [];
  let captionLine = true;
  const uploader = createUploader({
    atOnce: 3,
    send: (upload, onProgress, signal) =>
      new Promise((settle, fail) => {
        const saved = (id: number, caption = upload.caption) => settle({ id, caption });
        tries.push({ upload, settle: saved, fail, signal });
        tell[upload.key] = onProgress;
        signal.addEventListener("abort", () => fail(new Error("aborted")));
      }),
    saveCaption: async (id, caption) => {
      if (!captionLine) throw new Error("no line");
      captions.push([id, caption]);
    },
    judge: (error) => error as Judgment,
    onSaved: () => undefined,
  });
  return {
    uploader,
    tries,
    tell,
    captions,
    cutCaptions: (cut: boolean) => {
      captionLine = !cut;
    },
  };
}

const choose = (...keys: string[]): Chosen[] =>
  keys.map((key) => ({
    key,
    schoolId: 3,
    file: new File(["x"], `${key}.jpg`),
    kind: "image",
    refusal: null,
  }));

describe("createUploader", () => {
  let line = someLine();
  const states = () => Object.fromEntries(line.uploader.read().map(({ key, state }) => [key, state]));
  const until = async (expected: object) => {
    await expect.poll(states).toEqual(expected);
  };
  beforeEach(() => {
    line = someLine();
  });

  test("sends three at a time and the next as soon as one is through", async () => {
    line.uploader.add(choose("a", "b", "c", "d"));
    expect(states()).toEqual({ a: "sending", b: "sending", c: "sending", d: "waiting" });
    line.tell["a"]?.(0.5);
    expect(line.uploader.read()[0]?.progress).toBe(0.5);
    line.tries[1]?.settle(12);
    await until({ a: "sending", b: "saved", c: "sending", d: "sending" });
  });

  test("tries one again under its key, with what was typed meanwhile", async () => {
    line.uploader.add(choose("a"));
    line.tries[0]?.fail({ state: "failed", words: "The server rests" });
    await until({ a: "failed" });
    expect(line.uploader.read()[0]?.words).toBe("The server rests");
    line.uploader.describe("a", "Kite day");
    line.uploader.retry("a");
    expect(line.tries[1]?.upload).toMatchObject({ key: "a", caption: "Kite day" });
    line.tries[1]?.settle(9);
    await until({ a: "saved" });
    expect(line.captions).toEqual([]);
  });

  test("keeps what waits while offline, and continues after reconnecting", async () => {
    line.uploader.add(choose("a", "b"));
    line.uploader.describe("a", "Typed before the cut");
    line.tries[0]?.fail({ state: "offline", words: null });
    line.tries[1]?.fail({ state: "refused", words: "No photo" });
    await until({ a: "offline", b: "refused" });
    line.uploader.wake();
    expect(states()).toEqual({ a: "sending", b: "refused" });
    expect(line.tries[2]?.upload.caption).toBe("Typed before the cut");
  });

  test("lets a caption follow that the file's first try did not have yet", async () => {
    line.uploader.add(choose("a"));
    line.uploader.describe("a", "Typed after the first try");
    line.tries[0]?.settle(9, "Of the first try");
    await expect.poll(() => line.captions).toEqual([[9, "Typed after the first try"]]);
  });

  test("lets a caption follow a file that went without it, and tries that again, too", async () => {
    line.uploader.add(choose("a"));
    line.uploader.describe("a", "Late words");
    line.cutCaptions(true);
    line.tries[0]?.settle(9);
    await expect.poll(() => line.uploader.read()[0]?.captionFailed).toBe(true);
    line.uploader.clearSaved();
    expect(states()).toEqual({ a: "saved" });
    line.cutCaptions(false);
    line.uploader.wake();
    await expect.poll(() => line.captions).toEqual([[9, "Late words"]]);
    line.uploader.clearSaved();
    expect(states()).toEqual({});
  });

  test("lets go of what is done once its caption is kept, too", async () => {
    line.uploader.add(choose("a"));
    line.uploader.describe("a", "Late words");
    line.cutCaptions(true);
    line.tries[0]?.settle(9);
    await expect.poll(() => line.uploader.read()[0]?.captionFailed).toBe(true);
    line.cutCaptions(false);
    line.uploader.clearSaved();
    await until({});
    expect(line.captions).toEqual([[9, "Late words"]]);
  });

  test("stops what is canceled, and gives its place to the next", async () => {
    line.uploader.add(choose("a", "b", "c", "d"));
    line.uploader.cancel("b");
    expect(line.tries[1]?.signal.aborted).toBe(true);
    await until({ a: "sending", c: "sending", d: "sending" });
  });

  test("never sends what was refused beforehand, and forgets everything when asked", () => {
    line.uploader.add([{ ...choose("big")[0], refusal: "Too large" } as Chosen, ...choose("a")]);
    expect(states()).toEqual({ big: "refused", a: "sending" });
    line.uploader.retryAll();
    expect(line.tries).toHaveLength(1);
    line.uploader.clear();
    expect([states(), line.tries[0]?.signal.aborted]).toEqual([{}, true]);
  });
});
