import type { MediaKind } from "@kindling/contract";
import type { Constants } from "../../core/constants.ts";

/** What the browser's file dialogs offer; where it can, a phone then hands over its photos as JPEG. */
export const takenTypes = {
  image: ["image/jpeg", "image/png", "image/webp", "image/gif"],
  video: ["video/mp4", "video/webm", "video/quicktime"],
} as const satisfies Record<MediaKind, readonly string[]>;

/** Why a file will not be taken. */
export type Fault =
  | { readonly why: "wrongKind" }
  | { readonly why: "tooLarge"; readonly size: number; readonly most: number };

/** What a file is and whether it may be sent, by its type and size; the server judges its content. */
export function judgeFile(
  { type, size }: Pick<File, "type" | "size">,
  limits: Constants["upload_limits"] | undefined,
): { kind: MediaKind; fault: Fault | null } {
  const kind = type.startsWith("video/") ? "video" : "image";
  if (!takenTypes[kind].some((taken) => taken === type)) return { kind, fault: { why: "wrongKind" } };
  const most = limits?.[kind === "image" ? "images" : "video"]?.max_mb;
  if (most === undefined || size <= most * 2 ** 20) return { kind, fault: null };
  return { kind, fault: { why: "tooLarge", size: Math.ceil(size / 2 ** 20), most } };
}
