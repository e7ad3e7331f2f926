import type { Localized } from "@kindling/contract";

/** Why a class does not see what is no activity: an announcement of another program. The rest `classroomSay` tells. */
export const contentSay: Localized<{ otherProgram: string }> = {
  en: { otherProgram: "It's for another program" },
  es: { otherProgram: "Es para otro programa" },
};
