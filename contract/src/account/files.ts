import { z } from "zod";
import { anyone, grant } from "../core/access.ts";
import { defineEndpoint } from "../core/endpoint.ts";
import { messageOnly, one } from "../core/page.ts";
import { storedFile } from "../core/storedFile.ts";

export const fileEndpoints = {
  upload: defineEndpoint({
    name: "file.upload",
    method: "POST",
    path: "/upload",
    access: grant("any"),
    summary: "Upload a file (multipart, field `file`); returns its fileKey and URL",
    reply: one(storedFile),
    status: 201,
    files: ["file"],
  }),
  read: defineEndpoint({
    name: "file.read",
    method: "GET",
    path: "/files/:key",
    access: anyone,
    summary: "Download a file by its key; protected files need the signed URL from a list",
    params: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
    query: z.object({ until: z.string().max(20).optional(), sign: z.string().max(100).optional() }),
    reply: z.string(),
    answerFiles: ["any"],
  }),
  picture: defineEndpoint({
    name: "file.picture",
    method: "GET",
    path: "/pictures",
    access: anyone,
    summary:
      "The portal's copy of a picture that a charity, trait, activity or quiz question names by an outside address",
    query: z.object({
      address: z
        .string()
        .max(2000)
        .regex(/^https?:/i),
    }),
    reply: z.string(),
    answerFiles: ["any"],
  }),
  remove: defineEndpoint({
    name: "file.remove",
    method: "DELETE",
    path: "/fileUpload/delete",
    access: grant("any"),
    summary: "Delete an uploaded file that is not in use",
    query: z.strictObject({ fileKey: z.string().min(1).max(100) }),
    reply: messageOnly,
  }),
};
