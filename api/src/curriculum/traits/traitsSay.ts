import type { Localized } from "@kindling/contract";

const en = {
  video: "Video",
  videoDeleted: "Video deleted successfully",
  videoAnswered: (name: string) =>
    `Classes have answered “${name}”. To keep their answers, set an end date instead.`,
};

const es: typeof en = {
  video: "Video",
  videoDeleted: "Video: eliminado correctamente",
  videoAnswered: (name) =>
    `Hay clases que respondieron a «${name}». Para conservar sus respuestas, póngale una fecha de fin.`,
};

/** What the calls of traits say. */
export const traitsSay: Localized<typeof en> = { en, es };
