// cspell:ignore EBML ebml pnot

/** Reads a part of a file; fewer bytes at its end. */
export type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** A box of MP4 and MOV, or an element of WebM: its kind, and where its content begins and it ends. */
interface Part {
  readonly kind: string;
  readonly body: number;
  readonly end: number;
}

/** Reads the head of the part at a place of a file; undefined if there is none. */
type ReadHead = (head: Buffer, at: number, until: number) => Part | undefined;

/** As many parts as a film may have; one of two hours has some ten thousand. */
const mostParts = 50_000;

/** The longest head: an identifier of 4 bytes and a length of 8, or a box with a long length. */
const headBytes = 16;

/** Whether the content of a file is a film from its first to its last byte, with a track at least. */
export async function isWholeFilm(readAt: ReadAt, size: number, mime: string): Promise<boolean> {
  const [readHead, holder, tracks, isFilm] =
    mime === "video/webm"
      ? ([elementHead, "18538067", "1654ae6b", isWebm] as const)
      : ([boxHead, "moov", "trak", isMovie] as const);
  const parts = await partsOf(readAt, readHead, 0, size);
  if (!parts || !isFilm(parts.map(({ kind }) => kind))) return false;
  const whole = parts.find(({ kind }) => kind === holder);
  if (!whole) return false;
  const inner = await partsOf(readAt, readHead, whole.body, whole.end);
  return inner?.some(({ kind }) => kind === tracks) ?? false;
}

/** The parts that fill a piece of a file without a gap; undefined if they don't. */
async function partsOf(readAt: ReadAt, readHead: ReadHead, from: number, until: number) {
  const parts: Part[] = [];
  for (let at = from; at < until; ) {
    const head = await readAt(at, Math.min(headBytes, until - at));
    const part = parts.length < mostParts ? readHead(head, at, until) : undefined;
    if (!part || part.end > until) return undefined;
    parts.push(part);
    at = part.end;
  }
  return parts;
}

const boxHead: ReadHead = (head, at, until) => {
  if (head.length < 8) return undefined;
  const kind = head.toString("latin1", 4, 8);
  const short = head.readUInt32BE(0);
  // A length of 0 means: as far as it goes.
  if (short === 0) return { kind, body: at + 8, end: until };
  if (short !== 1) return short < 8 ? undefined : { kind, body: at + 8, end: at + short };
  const long = head.length < 16 ? 0 : Number(head.readBigUInt64BE(8));
  return long < 16 ? undefined : { kind, body: at + 16, end: at + long };
};

const isMovie = (kinds: readonly string[]) =>
  kinds.every((kind) => /^[\x20-\x7e\xa9]{4}$/.test(kind)) &&
  // MOV of the first years have no `ftyp`.
  /^(?:ftyp|moov|mdat|free|skip|wide|pnot)$/.test(kinds[0] ?? "");

/** Reads a number of EBML, whose first bit that is set tells its length; identifiers keep that bit. */
function ebmlNumber(bytes: Buffer, at: number, most: number) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  const isThere = first > 0 && length <= most && at + length <= bytes.length;
  return isThere ? bytes.subarray(at, at + length) : undefined;
}

const elementHead: ReadHead = (head, at, until) => {
  const kind = ebmlNumber(head, 0, 4);
  const length = kind && ebmlNumber(head, kind.length, 8);
  if (!kind || !length) return undefined;
  const body = at + kind.length + length.length;
  const marker = 1n << BigInt(7 * length.length);
  const value = BigInt(`0x${length.toString("hex")}`) - marker;
  // What is recorded live has no length: all bits are set, and it goes as far as the file.
  const end = value === marker - 1n ? until : body + Number(value);
  return { kind: kind.toString("hex"), body, end };
};

/** One head, one segment, and nothing but room between and after them. */
const isWebm = (kinds: readonly string[]) =>
  kinds.filter((kind) => kind !== "ec" && kind !== "bf").join() === "1a45dfa3,18538067";
