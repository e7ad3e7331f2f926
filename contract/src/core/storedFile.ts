import { z } from "zod";
import { optionalUrl } from "./fields.ts";

/** A file as a row carries it. */
export const storedFile = z.object({
  fileKey: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  url: z.string(),
});

/** What takes a file: the one sent under this name in a multipart body, or one uploaded before; null removes it. */
export function fileInput() {
  return z
    .union([
      z.literal("").transform(() => null),
      z.object({ fileKey: z.string().max(100) }).transform((file) => file.fileKey),
      z.null(),
    ])
    .optional();
}

/** As `fileInput`, for what can't do without its file. */
export function requiredFile() {
  return z.object({ fileKey: z.string().max(100) }).transform((file) => file.fileKey);
}

/** Where uploaded files are read from, relative to the server's root. */
export const fileUrl = (fileKey: string) => `/api/files/${fileKey}`;

/** What a row holds as an address: of something elsewhere, of a file of ours, or of the one sent under this name. */
export function addressOrFileInput() {
  const uploaded = z.object({ fileKey: z.string().max(100) }).transform((file) => fileUrl(file.fileKey));
  const own = z.string().regex(/^\/api\/files\/[\w.-]+$/);
  return z.union([uploaded, own, optionalUrl()]).optional();
}
