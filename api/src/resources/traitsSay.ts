import type { Localized } from "@kindling/contract";

/** What the calls of traits say. */
export const traitsSay: Localized<Record<"video" | "videoDeleted", string>> = {
  en: { video: "Video", videoDeleted: "Video deleted successfully" },
  es: { video: "Vídeo", videoDeleted: "Vídeo: eliminado correctamente" },
};
