import type { CurriculumArea } from "@kindling/contract";

/** The colors of the areas on paper, those of the portal in the light. */
export const areaInks: Readonly<Record<CurriculumArea, { readonly strong: string; readonly soft: string }>> =
  {
    mindful: { strong: "#0c6e69", soft: "#dcf1ef" },
    puzzle: { strong: "#6446b5", soft: "#ebe5fa" },
    movement: { strong: "#a34e0e", soft: "#fbe8d9" },
    project: { strong: "#3557b0", soft: "#e3e9fa" },
    connection: { strong: "#a93468", soft: "#fae3ec" },
    play: { strong: "#4b7018", soft: "#e9f3d8" },
    lesson: { strong: "#23734a", soft: "#ddf2e5" },
    quiz: { strong: "#14688f", soft: "#ddeef7" },
    trait: { strong: "#8b3a9c", soft: "#f5e4f8" },
    nomination: { strong: "#856000", soft: "#faeec9" },
  };
