import { type FindPrivateParts, mostSegments, type PrivatePart, type ReadAt } from "./privatePart.ts";

/** Movie metadata about place, device and author; players don't need it. */
const telling = new Set(["udta", "meta", "uuid"]);
const opened = new Set(["moov", "trak"]);
const blankKind = Buffer.from("free");

/** The descriptions in an MP4 or MOV file: of the film as a whole and of each of its tracks. */
export const inMovie: FindPrivateParts = (readAt, size) => boxesIn(readAt, 0, size, { left: mostSegments });

async function boxesIn(
  readAt: ReadAt,
  from: number,
  until: number,
  budget: { left: number },
): Promise<PrivatePart[]> {
  const found: PrivatePart[] = [];
  for (let at = from; at + 8 <= until && budget.left > 0; ) {
    budget.left -= 1;
    const header = await readAt(at, 16);
    const kind = header.toString("latin1", 4, 8);
    const short = header.readUInt32BE(0);
    const isLong = short === 1 && header.length === 16;
    const body = at + (isLong ? 16 : 8);
    const length = isLong ? Number(header.readBigUInt64BE(8)) : short;
    // A length of 0 means: as far as it goes.
    const end = length === 0 ? until : at + length;
    if (end < body || end > until) break;
    if (opened.has(kind)) found.push(...(await boxesIn(readAt, body, end, budget)));
    if (telling.has(kind)) found.push({ start: at + 4, end: at + 8, head: blankKind }, { start: body, end });
    at = end;
  }
  return found;
}
