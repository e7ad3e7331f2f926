import { type ClassroomItem, type VideoSource, videoSource } from "@kindling/contract";
import { readEpisodes } from "./readDetails.ts";

/** A GiverTV episode of a trait, watched together. */
export interface EpisodeStep {
  readonly kind: "episode";
  readonly name: string;
  readonly place: number;
  readonly total: number;
  readonly source: VideoSource;
  readonly address: string;
}

/** The episodes of an item that has any, in their order. */
export function episodeSteps({ details }: ClassroomItem): EpisodeStep[] {
  const shown = readEpisodes(details).flatMap(({ name, trait_opening_url: address }) => {
    const source = videoSource(address);
    return source ? [{ name, source, address }] : [];
  });
  return shown.map((each, index) => ({ kind: "episode", ...each, place: index + 1, total: shown.length }));
}
