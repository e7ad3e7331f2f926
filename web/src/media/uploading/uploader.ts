import type { MediaKind } from "@kindling/contract";
import type { consentBody } from "../../classroom/consent/lastConsent.ts";
import { makeListeners } from "../../core/listening.ts";

/** The state of a chosen file; "failed" can be tried again, "refused" is final. */
export type UploadState = "waiting" | "sending" | "offline" | "failed" | "refused" | "saved";

export interface Upload {
  readonly key: string;
  readonly schoolId: number;
  /** The teacher of the class, where staff upload for it. */
  readonly userId?: number;
  /** What is recorded of families' consent with it. */
  readonly consent?: ReturnType<typeof consentBody>;
  readonly file: File;
  readonly kind: MediaKind;
  readonly caption: string;
  readonly state: UploadState;
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it is not there yet. */
  readonly words: string | null;
  /** Its row, once there is one, and the caption the server has. */
  readonly saved: { readonly id: number; readonly caption: string } | null;
  /** Whether the last caption could not be kept. */
  readonly captionFailed: boolean;
}

/** The outcome of a failed try: waits for the connection, can be retried, or is refused. */
export interface Judgment {
  readonly state: "offline" | "failed" | "refused";
  readonly words: string | null;
}

interface Surroundings {
  /** Sends a file with its caption; answers its row, with the caption that it has. */
  send(
    upload: Upload,
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<{ id: number; caption: string }>;
  saveCaption(id: number, caption: string): Promise<void>;
  judge(error: unknown): Judgment;
  /** How many are sent at a time. */
  readonly atOnce: number;
  /** Called when another one is with the server. */
  onSaved(): void;
}

/** A file as it was chosen; with words it is refused before it is sent. */
export interface Chosen extends Pick<Upload, "key" | "schoolId" | "userId" | "consent" | "file" | "kind"> {
  readonly refusal: string | null;
}

/**
 * Keeps what was chosen and sends it, a few at a time, each under one key however often it is tried. Captions may be typed
 * all the while: what was typed too late for the file follows it.
 */
export function createUploader({ send, saveCaption, judge, atOnce, onSaved }: Surroundings) {
  let uploads: readonly Upload[] = [];
  const changed = makeListeners();
  const running = new Map<string, AbortController>();

  const publish = (next: readonly Upload[]) => {
    uploads = next;
    changed.tell();
  };
  const find = (key: string) => uploads.find((each) => each.key === key);
  const change = (key: string, what: Partial<Upload>) =>
    publish(uploads.map((each) => (each.key === key ? { ...each, ...what } : each)));

  async function run(upload: Upload): Promise<void> {
    const { key } = upload;
    const control = new AbortController();
    running.set(key, control);
    change(key, { state: "sending", progress: 0, words: null });
    try {
      const saved = await send(upload, (progress) => change(key, { progress }), control.signal);
      change(key, { state: "saved", progress: 1, saved });
      onSaved();
    } catch (error) {
      // A canceled upload is already removed.
      if (find(key) && !control.signal.aborted) change(key, { ...judge(error), progress: 0 });
    }
    running.delete(key);
    await keepCaption(key);
    advance();
  }

  function advance(): void {
    for (const next of uploads.filter(({ state }) => state === "waiting")) {
      if (running.size >= atOnce) return;
      void run(next);
    }
  }

  async function keepCaption(key: string): Promise<void> {
    const upload = find(key);
    if (!upload?.saved || upload.saved.caption === upload.caption) return;
    const { caption } = upload;
    try {
      await saveCaption(upload.saved.id, caption);
      change(key, { saved: { id: upload.saved.id, caption }, captionFailed: false });
      onSaved();
    } catch {
      change(key, { captionFailed: true });
    }
  }

  function again(states: readonly UploadState[], only?: string): void {
    const isMeant = ({ key, state }: Upload) => (only ? key === only : true) && states.includes(state);
    publish(uploads.map((each) => (isMeant(each) ? { ...each, state: "waiting", words: null } : each)));
    for (const { key, captionFailed } of uploads) if (captionFailed) void keepCaption(key);
    advance();
  }

  return {
    read: () => uploads,
    subscribe: changed.listen,
    add(chosen: readonly Chosen[]): void {
      const added = chosen.map(
        ({ refusal, ...file }): Upload => ({
          ...file,
          caption: "",
          state: refusal === null ? "waiting" : "refused",
          progress: 0,
          words: refusal,
          saved: null,
          captionFailed: false,
        }),
      );
      publish([...uploads, ...added]);
      advance();
    },
    describe: (key: string, caption: string) => change(key, { caption }),
    /** Hands on the caption of what is with the server already. */
    keepCaption,
    retry: (key: string) => again(["failed", "offline"], key),
    /** Tries everything once more that did not get through. */
    retryAll: () => again(["failed", "offline"]),
    wake: () => again(["offline"]),
    /** Takes one away, and stops it if it is under way. */
    cancel(key: string): void {
      publish(uploads.filter((each) => each.key !== key));
      running.get(key)?.abort();
    },
    /** Lets go of what is with the server, as soon as its caption is. */
    clearSaved(): void {
      const leave = () => publish(uploads.filter(({ saved, caption }) => saved?.caption !== caption));
      leave();
      const late = uploads.filter(({ saved }) => saved);
      void Promise.all(late.map(({ key }) => keepCaption(key))).then(leave);
    },
    clear(): void {
      publish([]);
      for (const control of running.values()) control.abort();
    },
  };
}
