/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import { type EncodedFrame, muxWebm } from "./muxWebm.ts";

const width = 960;
const height = 540;
const framesASecond = 12;
const bitrate = 72_000;

/** Draws a film's pictures in a browser and answers the WebM that they make. */
export async function encodeFilm(
  page: Page,
  seconds: number,
  pictureAt: (t: number) => string,
): Promise<Buffer> {
  const count = seconds * framesASecond;
  const pictures = Array.from({ length: count }, (_, at) => pictureAt(at / (count - 1)));
  const made = await page.evaluate(
    async (film) => {
      const frames: { milliseconds: number; isKey: boolean; data: string }[] = [];
      let failed: DOMException | undefined;
      const encoder = new VideoEncoder({
        output(chunk) {
          const bytes = new Uint8Array(chunk.byteLength);
          chunk.copyTo(bytes);
          const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
          frames.push({
            milliseconds: Math.round(chunk.timestamp / 1000),
            isKey: chunk.type === "key",
            data,
          });
        },
        error(error) {
          failed = error;
        },
      });
      encoder.configure({
        codec: "vp09.00.10.08",
        width: film.width,
        height: film.height,
        bitrate: film.bitrate,
        framerate: film.framesASecond,
        latencyMode: "quality",
      });
      const canvas = new OffscreenCanvas(film.width, film.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("This browser draws on no canvas");
      for (const [at, picture] of film.pictures.entries()) {
        const image = new Image();
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`;
        await image.decode();
        context.drawImage(image, 0, 0);
        const timestamp = Math.round((at * 1_000_000) / film.framesASecond);
        const frame = new VideoFrame(canvas, { timestamp, duration: 1_000_000 / film.framesASecond });
        encoder.encode(frame, { keyFrame: at % (film.framesASecond * 5) === 0 });
        frame.close();
      }
      await encoder.flush();
      if (failed) throw failed;
      return frames;
    },
    { pictures, width, height, framesASecond, bitrate },
  );
  const frames = made.map(
    ({ data, ...frame }): EncodedFrame => ({ ...frame, data: Buffer.from(data, "base64") }),
  );
  return muxWebm({ width, height, seconds, frames });
}
