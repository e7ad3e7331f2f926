import type { Sharp } from "sharp";
import { mostPixels } from "./boundedFiles.ts";
import { loadSharp } from "./loadSharp.ts";

/**
 * A picture upright, without metadata, at most `edge` pixels wide and high, to be written in the format that is wanted.
 * That rejects if it isn't a picture or has more than 120 megapixels.
 */
export async function fitPicture(content: Buffer, edge: number): Promise<Sharp> {
  const sharp = await loadSharp();
  // Four times the size that a drawing names, because many name that of an icon.
  return sharp(content, { limitInputPixels: mostPixels, failOn: "error", density: 288 })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: 20 });
}
