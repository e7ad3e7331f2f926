import type { Localized } from "@kindling/contract";

const en = {
  tooManyPixels: "This picture has more than 120 megapixels. Make it smaller and upload it again.",
};

const es: typeof en = {
  tooManyPixels: "Esta imagen tiene más de 120 megapíxeles. Redúzcala y súbala de nuevo.",
};

/** What is said of photos and films that can't be taken. */
export const mediaFilesSay: Localized<typeof en> = { en, es };
