import type { ResourceManifest } from "../../ui/manifest.ts";

/** Pictures for quiz questions stand beside the questions, on their screen. */
export const quizGraphics: ResourceManifest = { screens: [] };
