import { crc32 } from "node:zlib";
import sharp from "sharp";

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#f39c4a" } });

/** A rotated phone photo with place and device in its EXIF. */
export function phonePhoto(): Promise<Buffer> {
  return canvas(1600, 1200)
    .withExif({
      IFD0: { Make: "Snoopcam", Artist: "Ana Torres" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "40/1 26/1 46/1",
        GPSLongitudeRef: "W",
        GPSLongitude: "79/1 58/1 56/1",
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The same picture as a file of another format, with EXIF where the format has it. */
export function picture(format: "png" | "webp" | "gif"): Promise<Buffer> {
  return canvas(320, 240)
    .withExif({ IFD0: { Make: "Snoopcam" } })
    .toFormat(format)
    .toBuffer();
}

function chunk(kind: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A few bytes that claim to be a picture of 2.5 thousand million pixels. */
export function imageBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const mark = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    mark,
    chunk("IHDR", header),
    chunk("IDAT", Buffer.alloc(4200)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF whose screen and frames are squares of so many pixels a side. */
export function gifOf(screen: number, frames: readonly number[]): Buffer {
  const square = (side: number) => {
    const size = Buffer.alloc(4);
    size.writeUInt16LE(side);
    size.writeUInt16LE(side, 2);
    return size;
  };
  return Buffer.concat([
    Buffer.from("GIF89a"),
    square(screen),
    Buffer.from("800000000000ffffff", "hex"),
    ...frames.flatMap((side) => [
      Buffer.from("2c00000000", "hex"),
      square(side),
      Buffer.from("000202440100", "hex"),
    ]),
    Buffer.from(";"),
  ]);
}

/** A GIF of few bytes whose frames are more than 120 megapixels. */
export const framesBomb = (frames = 9, side = 4095): Buffer => gifOf(side, Array<number>(frames).fill(side));

function box(kind: string, ...content: Buffer[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.reduce((sum, each) => sum + each.length, 0));
  return Buffer.concat([length, Buffer.from(kind, "latin1"), ...content]);
}

/** An MP4 with one track of each kind: `vide`, `soun`. */
export function movie(...kinds: readonly string[]): Buffer {
  const track = (kind: string) =>
    box(
      "trak",
      box("tkhd", Buffer.alloc(84)),
      box(
        "mdia",
        box("mdhd", Buffer.alloc(24)),
        box("hdlr", Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(13)),
      ),
    );
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2mp41", "latin1")),
    box("mdat", Buffer.from("frames")),
    box("moov", box("mvhd", Buffer.alloc(100)), ...kinds.map(track)),
  ]);
}

/** An MP4 of some five thousand bytes. */
export const film = Buffer.concat([movie("vide"), box("free", Buffer.alloc(5000, "film"))]);

/** A phone video with its place in movie and track metadata. */
export function phoneFilm(): Buffer {
  const place = box("udta", box("\xa9xyz", Buffer.from("+40.4461-079.9822/")));
  return Buffer.concat([
    box("ftyp", Buffer.from("isom\0\0\x02\0isomiso2mp41", "latin1")),
    box("mdat", Buffer.from("frames that stay as they are +40.4461")),
    box("moov", box("mvhd", Buffer.alloc(100)), box("trak", box("tkhd", Buffer.alloc(84)), place), place),
  ]);
}

/** A WAV file of a quiet tone. */
export function sound(seconds: number): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(Math.round(seconds * rate)).map((_, at) => 128 + 20 * Math.sin(at / 4));
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVE", 8, "latin1");
  head.write("fmt ", 12, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
