import { z } from "zod";
import { optionalUrl } from "./fields.ts";

export const storedFile = z.object({
  fileKey: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.number().int(),
  url: z.string(),
});

/** A file from this multipart field, or the key of an uploaded one; null removes it. */
export function fileInput() {
  return z
    .union([
      z.literal("").transform(() => null),
      z.object({ fileKey: z.string().max(100) }).transform((file) => file.fileKey),
      z.null(),
    ])
    .optional();
}

export function requiredFile() {
  return z.object({ fileKey: z.string().max(100) }).transform((file) => file.fileKey);
}

/** The URL of an uploaded file, relative to the server root. */
export const fileUrl = (fileKey: string) => `/api/files/${fileKey}`;

/** An external URL, a stored file, or the file in this multipart field. */
export function addressOrFileInput() {
  const uploaded = z.object({ fileKey: z.string().max(100) }).transform((file) => fileUrl(file.fileKey));
  const own = z.string().regex(/^\/api\/files\/[\w.-]+$/);
  return z.union([uploaded, own, optionalUrl()]).optional();
}
