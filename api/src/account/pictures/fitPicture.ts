import type { Sharp } from "sharp";
import { mostPixels as mostOfUploads } from "./boundedFiles.ts";
import { loadSharp } from "./loadSharp.ts";

/** Dots per inch at which a drawing has the size that it names. */
const plainDensity = 72;

/**
 * A picture upright, without metadata, at most `edge` pixels wide and high, to be written in the format that is wanted.
 * That rejects if it isn't a picture or has more pixels than may be.
 */
export async function fitPicture(
  content: Buffer,
  edge: number,
  limitInputPixels = mostOfUploads,
): Promise<Sharp> {
  const sharp = await loadSharp();
  const {
    format,
    width = edge,
    height = edge,
  } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => ({}) as { format?: string; width?: number; height?: number });
  // Many drawings name the size of an icon; others that of a wall.
  const scale = format === "svg" ? Math.min(4, edge / Math.max(width, height, 1)) : 1;
  return sharp(content, { limitInputPixels, failOn: "error", density: Math.max(1, plainDensity * scale) })
    .autoOrient()
    .resize({ width: edge, height: edge, fit: "inside", withoutEnlargement: true })
    .timeout({ seconds: 20 });
}
