import { type ErrorBody, errorStatus, type Language } from "@kindling/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import pg from "pg";
import { Refusal } from "./errors.ts";
import { languageOf, say } from "./say.ts";

const serializationFailure = ["40001", "40P01"];
const awayCodes = ["57P01", "57P02", "57P03", "53300", "ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE"];

/** Turns whatever was thrown into the refusal that the caller gets; what is ours alone stays inside. */
function refusalFor(error: unknown, language: Language): Refusal {
  if (error instanceof Refusal) return error;
  const code = (error as { code?: string }).code ?? "";
  if (isDatabaseAway(error, code)) {
    return new Refusal("unavailable", say[language].unavailable, { retryAfterSeconds: 2 });
  }
  const status = (error as FastifyError).statusCode;
  if (status === 400) return new Refusal("malformed", say[language].malformed);
  // An address longer than any of ours leads nowhere.
  if (status === 414) return new Refusal("notFound", say[language].noSuchCall);
  if (status === 413) return new Refusal("tooLarge", say[language].bodyTooLarge);
  if (status === 415) return new Refusal("unsupportedType", say[language].unsupportedBody);
  if (status === 429) return new Refusal("tooMany", say[language].tooMany, { retryAfterSeconds: 5 });
  return new Refusal("internal", say[language].internal);
}

function isDatabaseAway(error: unknown, code: string): boolean {
  if (error instanceof pg.DatabaseError)
    return awayCodes.includes(code) || serializationFailure.includes(code);
  const text = error instanceof Error ? error.message : "";
  return (
    (error instanceof Error && "syscall" in error && error.syscall !== "open" && awayCodes.includes(code)) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(text)
  );
}

/** The one error handler: every refusal leaves in the same envelope. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error, languageOf(request.headers["accept-language"]));
  const status = errorStatus[refusal.code];
  if (status >= 500) request.log.error({ err: error }, "call failed");
  const { errors, data, retryAfterSeconds } = refusal.extras;
  const body: ErrorBody = { message: refusal.message, request_id: request.id };
  if (errors) body.errors = [...errors];
  if (data !== undefined) body.data = data;
  if (retryAfterSeconds) reply.header("retry-after", Math.ceil(retryAfterSeconds));
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}
