/** Something that is fetched when it is first needed. */
export interface Loaded<T> {
  /** Fetches it, once. A failure stays, so that a screen drawn from it says so, until the page is loaded anew. */
  load(): Promise<T>;
  /** What was fetched, as far as it is there. */
  read(): T | null;
}

/** Keeps what `start` fetches, so that a part drawn from it is drawn at once from the second time on. */
export function loadOnce<T>(start: () => Promise<T>): Loaded<T> {
  let loading: Promise<T> | null = null;
  let loaded: T | null = null;
  return {
    load() {
      loading ??= start().then((found) => {
        loaded = found;
        // Where React's `use` looks for it: what is there is drawn without waiting.
        Object.assign(loading ?? {}, { status: "fulfilled", value: found });
        return found;
      });
      return loading;
    },
    read: () => loaded,
  };
}
