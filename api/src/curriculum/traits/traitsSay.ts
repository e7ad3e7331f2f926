import type { Localized } from "@kindling/contract";

const en = {
  video: "Video",
  videoDeleted: "Video deleted successfully",
  answered: "Classes have already answered these questions. Add a new trait to ask others.",
  videoAnswered: (name: string) =>
    `Classes have answered “${name}”. To keep their answers, set an end date instead.`,
};

const es: typeof en = {
  video: "Video",
  videoDeleted: "Video: eliminado correctamente",
  answered: "Ya hay clases que respondieron a estas preguntas. Agregue un rasgo nuevo para hacer otras.",
  videoAnswered: (name) =>
    `Hay clases que respondieron a «${name}». Para conservar sus respuestas, póngale una fecha de fin.`,
};

/** What the calls of traits say. */
export const traitsSay: Localized<typeof en> = { en, es };
