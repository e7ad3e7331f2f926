import { fitPicture } from "../pictures/fitPicture.ts";

/** As many pixels as a logo may have before it is made smaller. */
const mostPixels = 30e6;

/** A picture that our own code has written, and how its file ends. */
interface Redrawn {
  readonly content: Buffer;
  readonly type: "png" | "jpg";
}

/**
 * Draws a picture anew as PNG, a photo as JPEG, upright and without metadata, at most `edge` pixels wide and high. Of a moving
 * one the first frame counts.
 * @throws Error if it can't be read to its end, or has more than 30 megapixels.
 */
export async function redrawLogo(content: Buffer, edge: number): Promise<Redrawn> {
  const isPhoto = content.readUInt16BE(0) === 0xffd8;
  const picture = await fitPicture(content, edge, mostPixels);
  return isPhoto
    ? { content: await picture.jpeg({ quality: 90 }).toBuffer(), type: "jpg" }
    : { content: await picture.png().toBuffer(), type: "png" };
}
