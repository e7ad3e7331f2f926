/** After so many milliseconds without a byte a stream counts as lost: the server sends one every 15 seconds. */
const silence = 40_000;

/** A stream that lasted so long, in ms, was in order; the next one is opened soon. */
const whole = 5000;

const pauseOf = (failures: number) => Math.min(15_000, 400 * 2 ** failures) * (0.5 + Math.random());

interface Follower<T> {
  /** Opens the stream. */
  open(signal: AbortSignal): Promise<Response>;
  onEvent(event: T): void;
  onOnline(isOnline: boolean): void;
  /** The server doesn't know what is followed any more; nothing is opened again. */
  onGone(): void;
}

async function readEvents<T>(response: Response, heard: () => void, onEvent: (event: T) => void) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    heard();
    text += decoder.decode(part.value, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.startsWith("data: ")) onEvent(JSON.parse(event.slice(6)) as T);
  }
}

/** Follows server-sent events, and opens the stream again whenever it ends; returns how to stop. */
export function followEvents<T>({ open, onEvent, onOnline, onGone }: Follower<T>): () => void {
  const stopping = new AbortController();
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  const run = async () => {
    const losing = new AbortController();
    const lose = () => losing.abort();
    stopping.signal.addEventListener("abort", lose);
    let watching = setTimeout(lose, silence);
    const heard = () => {
      clearTimeout(watching);
      watching = setTimeout(lose, silence);
    };
    const began = performance.now();
    let isGone = false;
    try {
      const response = await open(losing.signal);
      isGone = [401, 403, 404].includes(response.status);
      if (response.ok) {
        onOnline(true);
        await readEvents(response, heard, onEvent);
      }
    } catch {
      // Lost: it is opened again below.
    }
    clearTimeout(watching);
    stopping.signal.removeEventListener("abort", lose);
    if (stopping.signal.aborted) return;
    if (isGone) return onGone();
    failures = performance.now() - began > whole ? 0 : failures + 1;
    if (failures > 0) onOnline(false);
    again = setTimeout(() => void run(), pauseOf(failures));
  };
  void run();
  return () => {
    clearTimeout(again);
    stopping.abort();
  };
}
