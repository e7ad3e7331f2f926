import type Sharp from "sharp";

/**
 * The library that works on pictures, brought in with the first of them: it is large, and most days nobody needs it. One
 * picture after the other leaves the server's other cores to its calls, and its memory flat.
 */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
