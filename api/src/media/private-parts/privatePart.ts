/** A stretch of a file that says more than the picture shows: it is blanked, but for what goes to its beginning. */
export interface PrivatePart {
  readonly start: number;
  /** The first byte after it. */
  readonly end: number;
  readonly head?: Buffer;
}

/** Reads some bytes of a file; fewer than asked for at its end. */
export type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** Finds the private parts of files of one format. */
export type FindPrivateParts = (readAt: ReadAt, size: number) => Promise<PrivatePart[]>;

/** No camera writes more segments than this; whoever does only wants to keep the server busy. */
export const mostSegments = 500;
