/** Whether there is room to write. */
export interface Storage {
  /** Whether writes are to be refused before they begin. */
  isFull(): Promise<boolean>;
  /** Whether a write found no room lately: all that can be known of a database on another machine. */
  wasFull(): boolean;
  /** Tells that a write found no room. */
  foundFull(): void;
}

/** The store of files doesn't do what it is asked; the cause tells why. */
export class FilesAway extends Error {
  constructor(options: ErrorOptions) {
    super("The store of files didn't do it", options);
  }
}

const foundFor = 10_000;

/** Whether something failed because a disk is full or a quota is used up. */
export function isStorageFull(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    ["ENOSPC", "EDQUOT", "53100"].includes(String(code)) || /No space left on device/.test(String(message))
  );
}

/** Storage on another machine. */
export function remoteStorage(): Storage {
  // By a clock that nobody sets.
  let found = Number.NEGATIVE_INFINITY;
  return {
    isFull: () => Promise.resolve(false),
    wasFull: () => performance.now() - found < foundFor,
    foundFull() {
      found = performance.now();
    },
  };
}
