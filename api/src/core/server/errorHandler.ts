import { type ErrorBody, errorStatus, type Language, mostErrors, refusalCodes } from "@kindling/contract";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { translateClosed } from "../breaches.ts";
import { isDatabaseAway, UnknownOutcome } from "../database.ts";
import { Refusal } from "../errors.ts";
import { FilesAway, isStorageFull } from "../files/storage.ts";
import { languageOf, say } from "../say.ts";

/** Converts any error to a refusal; internal details stay in the log. */
function refusalFor(error: unknown, language: Language): Refusal {
  const texts = say[language];
  if (error instanceof Refusal) return error;
  if (error instanceof UnknownOutcome)
    return new Refusal("unconfirmed", texts.unconfirmed, { retryAfterSeconds: 2 });
  if (isStorageFull(error)) return new Refusal("storageFull", texts.storageFull);
  if (isDatabaseAway(error)) return new Refusal("unavailable", texts.unavailable, { retryAfterSeconds: 2 });
  if (error instanceof FilesAway)
    return new Refusal("unavailable", texts.filesAway, { retryAfterSeconds: 60 });
  const { statusCode: status } = error as FastifyError;
  if (status === 400) return new Refusal("malformed", texts.malformed);
  // An address longer than any of ours leads nowhere.
  if (status === 414) return new Refusal("notFound", texts.noSuchCall);
  if (status === 413) return new Refusal("tooLarge", texts.bodyTooLarge);
  if (status === 415) return new Refusal("unsupportedType", texts.unsupportedBody);
  if (status === 429) return new Refusal("tooMany", texts.tooMany, { retryAfterSeconds: 5 });
  return new Refusal("internal", texts.internal);
}

/** The one error handler: every refusal leaves in the same envelope. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request.headers["accept-language"]);
  const refusal = refusalFor(translateClosed(error, language), language);
  const status = errorStatus[refusal.code];
  if (status >= 500) request.log.error({ err: error }, "call failed");
  const { errors, errorCount = errors?.length, data, usedBy, retryAfterSeconds } = refusal.extras;
  const body: ErrorBody = { message: refusal.message, request_id: request.id };
  const { code } = refusal;
  if (code === "unconfirmed" || code === "confirmFirst") body.code = refusalCodes[code];
  if (errors) Object.assign(body, { errors: errors.slice(0, mostErrors), error_count: errorCount });
  if (data !== undefined) body.data = data;
  if (usedBy) body.used_by = [...usedBy];
  if (retryAfterSeconds) reply.header("retry-after", Math.ceil(retryAfterSeconds));
  return reply.status(status).type("application/json; charset=utf-8").send(JSON.stringify(body));
}
