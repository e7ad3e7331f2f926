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
    videoAnswered: (name) => `Classes have answered “${name}”; let it end instead, and its answers stay`,
  },
  es: {
    video: "Vídeo",
    videoDeleted: "Vídeo: eliminado correctamente",
    videoAnswered: (name) =>
      `Hay clases que respondieron a «${name}»; póngale fin y sus respuestas se conservan`,
  },
};
