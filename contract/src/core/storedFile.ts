import { z } from "zod";

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

/** Where uploaded files are read from, relative to the server's root. */
export const fileUrl = (fileKey: string) => `/api/files/${fileKey}`;
