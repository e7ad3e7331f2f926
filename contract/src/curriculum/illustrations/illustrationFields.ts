import { z } from "zod";
import { fieldRegistry } from "../../core/fields.ts";
import { fileUrl } from "../../core/storedFile.ts";
import { illustrationNames } from "./illustrationNames.ts";

/** A name of the set, or an uploaded picture; outside addresses aren't admitted. */
const known = new RegExp(`^(?:${illustrationNames.join("|")}|/api/files/[\\w.-]+)$`);

/** An optional illustration; empty means null. */
export function illustrationInput() {
  return z
    .union([
      z.literal("").transform(() => null),
      z.object({ fileKey: z.string().max(100) }).transform((file) => fileUrl(file.fileKey)),
      z.string().trim().regex(known).register(fieldRegistry, { kind: "text" }),
      z.null(),
    ])
    .optional();
}

/** An illustration for each entry of a list that stands beside it; none is an empty string, a dash in files. */
export function illustrationsInput() {
  const entry = z
    .string()
    .transform((text) => text.trim().replace(/^[-–—]$/, ""))
    .pipe(z.union([z.literal(""), z.string().regex(known)]));
  return z.array(entry).max(60).register(fieldRegistry, { kind: "lines" }).nullable().optional();
}
