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
    summary: "Keep one file (multipart, field `file`); answers its fileKey and address",
    reply: one(storedFile),
    status: 201,
    files: ["file"],
  }),
  read: defineEndpoint({
    name: "file.read",
    method: "GET",
    path: "/files/:key",
    access: anyone,
    summary: "A kept file, by its unguessable key; a guarded one only by the signed address that a list gave",
    params: z.object({ key: z.string().regex(/^[\w-]{20,60}$/) }),
    query: z.object({ until: z.string().max(20).optional(), sign: z.string().max(100).optional() }),
    reply: z.string(),
    answersFile: true,
  }),
  remove: defineEndpoint({
    name: "file.remove",
    method: "DELETE",
    path: "/fileUpload/delete",
    access: grant("any"),
    summary: "Delete an uploaded file that no row holds",
    query: z.strictObject({ fileKey: z.string().min(1).max(100) }),
    reply: messageOnly,
  }),
};
