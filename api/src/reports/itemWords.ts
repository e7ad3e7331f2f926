import type { Localized } from "@kindling/contract";

/** What reports call the things that a curriculum is made of. */
export const itemWords: Localized<string> = { en: "Items", es: "Elementos" };
