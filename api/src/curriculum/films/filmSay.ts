import type { Localized } from "@kindling/contract";

const en = { saved: "Captions saved", removed: "Captions removed" };

const es: typeof en = { saved: "Subtítulos guardados", removed: "Subtítulos eliminados" };

/** What saving captions says. */
export const filmSay: Localized<typeof en> = { en, es };
