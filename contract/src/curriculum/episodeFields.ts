import { z } from "zod";
import { fieldRegistry, optionalDate, requiredText } from "../core/fields.ts";
import { fileUrl } from "../core/storedFile.ts";

function episodeVideo() {
  const elsewhere = z
    .string()
    .trim()
    .max(2000)
    .pipe(z.url({ protocol: /^https?$/ }))
    .register(fieldRegistry, { kind: "text" });
  const own = z.string().regex(/^\/api\/files\/[\w.-]+$/);
  const uploaded = z.object({ fileKey: z.string().max(100) }).transform((file) => fileUrl(file.fileKey));
  return z.union([elsewhere, own, uploaded]);
}

/** Episode fields, shared by traits and GiverTV. */
export const episodeFields = {
  name: requiredText(200),
  trait_opening_url: episodeVideo(),
  position: z
    .number()
    .int()
    .min(0)
    .max(1000)
    .register(fieldRegistry, { kind: "number" })
    .nullish()
    .transform((place) => place ?? undefined),
  start: optionalDate(),
  end: optionalDate(),
};
