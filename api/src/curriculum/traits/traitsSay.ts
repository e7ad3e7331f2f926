import type { Localized } from "@kindling/contract";

/** What the calls of traits say. */
export const traitsSay: Localized<{
  video: string;
  videoDeleted: string;
  videoAnswered(name: string): string;
}> = {
  en: {
    video: "Video",
    videoDeleted: "Video deleted successfully",
    videoAnswered: (name) =>
      `Classes have answered “${name}”. To keep their answers, set an end date instead.`,
  },
  es: {
    video: "Video",
    videoDeleted: "Video: eliminado correctamente",
    videoAnswered: (name) =>
      `Hay clases que respondieron a «${name}». Para conservar sus respuestas, póngale una fecha de fin.`,
  },
};
