import type { FileAnswer } from "../../core/route.ts";

/** Reads a file into memory; null if larger than `most` bytes. */
export async function fileUpTo(file: FileAnswer["file"], most: number): Promise<Buffer | null> {
  if (typeof file === "string" || Buffer.isBuffer(file)) {
    const whole = Buffer.from(file);
    return whole.length > most ? null : whole;
  }
  const parts: Buffer[] = [];
  let size = 0;
  // Leaving the loop closes the stream and its source.
  for await (const part of file) {
    const bytes = typeof part === "string" ? Buffer.from(part) : part;
    size += bytes.length;
    if (size > most) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
