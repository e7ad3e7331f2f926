import type { FastifyReply } from "fastify";
import type { FileAnswer, FilePart } from "../route.ts";

/** Sends a file as a download, or inline if allowed; never executed as a page. */
export function sendFile(reply: FastifyReply, answer: FileAnswer): FastifyReply {
  const { file, elsewhere, type, size, part, keepSeconds } = answer;
  reply
    .type(type)
    .header("content-disposition", dispositionOf(answer))
    .header("x-content-type-options", "nosniff")
    .header("content-security-policy", "sandbox; default-src 'none'; img-src 'self'; media-src 'self'");
  if (keepSeconds) reply.header("cache-control", `private, max-age=${keepSeconds}`);
  if (elsewhere) return reply.redirect(elsewhere);
  if (size !== undefined) {
    const { start, end } = part ?? { start: 0, end: size - 1 };
    reply.header("accept-ranges", "bytes").header("content-length", end - start + 1);
    if (part) reply.status(206).header("content-range", `bytes ${start}-${end}/${size}`);
  }
  return reply.send(file);
}

/** How a file is opened, and under which name it is saved. */
export function dispositionOf({ name, inline }: Pick<FileAnswer, "name" | "inline">): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return `${inline ? "inline" : "attachment"}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** The part a Range header asks for; undefined if absent or invalid, and the whole file is sent. */
export function partAsked(range: string | undefined, size: number): FilePart | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(range ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : undefined;
}
