import { expect, test } from "vitest";
import { paperIn } from "../../core/printing/paperIn.ts";
import { readSettings } from "../../core/settings.ts";
import { certificateLook } from "./certificateLook.ts";

const settings = { ...readSettings({ SEED: "none" }, "/nowhere"), brandName: "Lantern Schools" };

test.each([
  ["America/New_York", "letter"],
  ["Pacific/Honolulu", "letter"],
  ["Europe/Madrid", "a4"],
  ["Pacific/Auckland", "a4"],
])("a program in %s prints on %s", (timeZone, paper) => {
  expect(paperIn(timeZone)).toBe(paper);
});

test("follows what is asked for, else the reader and the organization", async () => {
  expect(await certificateLook({}, "es", settings)).toEqual({
    language: "es",
    paper: "letter",
    brand: "Lantern Schools",
    logo: null,
    mark: true,
  });
  const asked = await certificateLook({ language: "en", paper: "a4" }, "es", settings);
  expect([asked.language, asked.paper]).toEqual(["en", "a4"]);
});

test("prints a logo that is a picture here, and the name alone for any other", async () => {
  const picture = new URL("../../demo/files/face-calm.webp", import.meta.url).pathname;
  const lookOf = (brandLogo: string) => certificateLook({}, "en", { ...settings, brandLogo });
  const drawing = picture.replace("face-calm.webp", "logo.svg");
  for (const brandLogo of ["https://lantern.example/logo.png", "/nowhere/logo.png", drawing]) {
    const { logo, mark } = await lookOf(brandLogo);
    expect([brandLogo, logo, mark]).toEqual([brandLogo, null, false]);
  }
  expect(await lookOf(picture)).toMatchObject({
    logo: expect.stringMatching(/^data:image\/png;base64,/) as string,
    mark: false,
  });
});
