import type Sharp from "sharp";

/** Loads sharp on first use, because it is large. One thread for each picture keeps memory and CPU low. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
