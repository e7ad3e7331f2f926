import type { ground } from "./shapes.ts";

/** One picture of the set: its name is that of its file. */
export interface Picture {
  readonly name: string;
  /** What somebody hears who does not see it, in English and in Spanish. */
  readonly alt: { readonly en: string; readonly es: string };
  readonly ground: keyof typeof ground;
  /** Its shapes, in a square of 200 whose ground is a circle of radius 96. */
  readonly shapes: string;
}

/** Names a picture in the order of its parts. */
export const picture = (
  name: string,
  on: keyof typeof ground,
  en: string,
  es: string,
  ...shapes: readonly string[]
): Picture => ({ name, alt: { en, es }, ground: on, shapes: shapes.join("") });
