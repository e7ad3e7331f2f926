import type { Localized } from "@kindling/contract";

const en = {
  noSound: "This file isn't a recording. Use MP3, M4A, WAV or WebM.",
  tooLarge: "A recording can have at most 10 MB. Save it smaller, for example as MP3.",
  tooLong: "A recording can be at most 5 minutes long.",
  gone: "This recording no longer exists. Upload it again.",
};

const es: typeof en = {
  noSound: "Este archivo no es una grabación. Use MP3, M4A, WAV o WebM.",
  tooLarge: "Una grabación puede tener como máximo 10 MB. Guárdela más pequeña, por ejemplo como MP3.",
  tooLong: "Una grabación puede durar como máximo 5 minutos.",
  gone: "Esta grabación ya no existe. Súbala de nuevo.",
};

/** What is said of recordings that aren't taken. */
export const recordingsSay: Localized<typeof en> = { en, es };
