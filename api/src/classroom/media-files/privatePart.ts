/** A byte range with metadata, blanked after its prefix. */
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

/** Real cameras write fewer segments; more is an attack. */
export const mostSegments = 500;
