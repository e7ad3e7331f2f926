import { type Breathing, breathing, type ClassroomItem } from "@kindling/contract";
import type { TextBlock } from "./readBlocks.ts";
import { textPages } from "./textPages.ts";
import { type VideoSource, videoSource } from "./videoSource.ts";

/** One thing a class is shown at a time. */
export type Step =
  | { readonly kind: "title" }
  | {
      readonly kind: "text";
      readonly part: "instructions" | "script";
      readonly blocks: readonly TextBlock[];
      readonly page: number;
      readonly pages: number;
    }
  | { readonly kind: "video"; readonly source: VideoSource; readonly address: string }
  | { readonly kind: "audio"; readonly url: string }
  | { readonly kind: "breathing"; readonly pattern: Breathing }
  | { readonly kind: "timer"; readonly seconds: number }
  | { readonly kind: "record" };

/** Answers what a class is taken through, in order: what it has, and at the end how it went. */
export function stepsOf(item: ClassroomItem): Step[] {
  const { script, audio_url, breathing: pattern, duration_seconds } = item.details;
  const video = item.video_url ? videoSource(item.video_url) : null;
  const breaths = breathing.safeParse(pattern);
  return [
    { kind: "title" },
    ...textSteps("instructions", item.instructions),
    ...textSteps("script", script),
    ...(video && item.video_url ? [{ kind: "video", source: video, address: item.video_url } as const] : []),
    ...(typeof audio_url === "string" && audio_url ? [{ kind: "audio", url: audio_url } as const] : []),
    ...(breaths.success ? [{ kind: "breathing", pattern: breaths.data } as const] : []),
    ...(typeof duration_seconds === "number" && duration_seconds > 0
      ? [{ kind: "timer", seconds: duration_seconds } as const]
      : []),
    { kind: "record" },
  ];
}

function textSteps(part: "instructions" | "script", text: unknown): Step[] {
  if (typeof text !== "string") return [];
  const pages = textPages(text);
  return pages.map((blocks, index) => ({ kind: "text", part, blocks, page: index + 1, pages: pages.length }));
}
