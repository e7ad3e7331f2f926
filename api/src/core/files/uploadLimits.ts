/** What may be uploaded, by kind, as the constants list it. */
export const uploadLimits = {
  images: { types: ["jpeg", "png", "webp", "gif"], max_mb: 15 },
  video: { types: ["mp4", "webm", "mov"], max_mb: 500 },
  documents: { types: ["pdf", "docx", "pptx", "xlsx"], max_mb: 50 },
  audio: { types: ["mp3", "m4a", "wav"], max_mb: 50 },
  imports: { types: ["csv", "xlsx"], max_mb: 20 },
};

export const importLimit = uploadLimits.imports;

/** The largest limit of any file type, where parsing stops. */
export const largestUpload =
  Math.max(...Object.values(uploadLimits).map(({ max_mb }) => max_mb)) * 2 ** 20 + 1;

const kindOf = new Map(
  [uploadLimits.images, uploadLimits.video, uploadLimits.documents, uploadLimits.audio].flatMap((limit) =>
    limit.types.map((type) => [type, limit] as const),
  ),
);

/** The limit for a file whose content shows this extension; undefined when it is not taken. */
export function limitFor(extension: string): { types: string[]; max_mb: number } | undefined {
  return kindOf.get(extension === "jpg" ? "jpeg" : extension);
}
