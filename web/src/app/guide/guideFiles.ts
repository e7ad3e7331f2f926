import type { Language } from "@kindling/contract";
import type { GuideFolder } from "./guidePages.ts";
import { type GuidePage, parseGuide } from "./parseGuide.ts";

const pages = import.meta.glob<string>("../../../../docs/guide/*/*/*.md", {
  query: "?raw",
  import: "default",
});
const pictures = import.meta.glob<string>("../../../../docs/guide/*/pictures/*.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

const at = (language: Language, folder: string, file: string) =>
  `../../../../docs/guide/${language}/${folder}/${file}`;

/** Loads a page of the guide; fails if there is none, or if it can't be fetched. */
export async function loadGuidePage(
  language: Language,
  folder: GuideFolder,
  page: string,
): Promise<GuidePage> {
  const load = pages[at(language, folder, `${page}.md`)];
  if (!load) throw new Error(`The guide has no page ${folder}/${page}`);
  return parseGuide(await load());
}

/** The address of a picture of the guide; undefined if there is none. */
export const guidePicture = (language: Language, file: string): string | undefined =>
  pictures[at(language, "pictures", file)];
