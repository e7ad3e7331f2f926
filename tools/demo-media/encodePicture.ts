/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import { drawing } from "./art.ts";
import type { Picture } from "./pictures/picture.ts";

const quality = 0.8;

/** Draws a still picture in a browser and answers it as WebP. */
export async function encodePicture(page: Page, { width, height, body, view }: Picture): Promise<Buffer> {
  const made = await page.evaluate(
    async (picture) => {
      const image = new Image();
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`;
      await image.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      const file = await canvas.convertToBlob({ type: "image/webp", quality: picture.quality });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { svg: drawing(width, height, body, view), width, height, quality },
  );
  return Buffer.from(made, "base64");
}
