import { languages, writeWebVtt } from "@kindling/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { spellDate } from "../../core/printing/spellDate.ts";
import { languageOf } from "../../core/say.ts";
import { type Services, todayIn } from "../../core/services.ts";
import { tooManyOf } from "../../people/shared/tooManyOf.ts";
import { readFilmCode } from "./filmCode.ts";
import { filmPageHtml, noFilmHtml } from "./filmPageHtml.ts";
import { filmPageSay } from "./filmPageSay.ts";
import { filmPageStyleSource } from "./filmPageStyle.ts";
import { type FilmAnswer, readFilmPage } from "./readFilmPage.ts";

/** It runs no script and sends nothing; films come from here, from the store of files, or from the two hosts. */
const policyOf = (filesAt: string) =>
  [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `style-src ${filmPageStyleSource}`,
    "img-src 'self'",
    `media-src 'self' https:${filesAt}`,
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
  ].join("; ");

type Asked = FastifyRequest<{ Params: { code: string; language?: string }; Querystring: { lang?: unknown } }>;

async function answerFor({ db, secret, settings, now }: Services, code: string): Promise<FilmAnswer> {
  const item = readFilmCode(secret, code);
  return item ? readFilmPage(db, item, todayIn(settings.timeZone, now())) : "unknown";
}

/** Serves the films' pages for families at `/watch/…`, as whole HTML without scripts, and their captions. */
export function mountFilmPage(app: FastifyInstance, services: Services): void {
  const isTooMany = tooManyOf();
  const policy = policyOf(services.files.links ? ` ${services.files.links.origin}` : "");
  app.get("/watch/:code", async (request: Asked, reply: FastifyReply) => {
    const asked = languages.find((each) => each === request.query.lang);
    const language = languageOf(asked ?? request.headers["accept-language"]);
    const { code } = request.params;
    const say = filmPageSay[language];
    const frame = {
      brand: services.settings.brandName,
      language,
      path: `/watch/${encodeURIComponent(code)}`,
    };
    reply
      .header("content-security-policy", policy)
      .header("vary", "accept-language")
      .type("text/html; charset=utf-8");
    if (isTooMany(request.ip))
      return reply
        .status(429)
        .header("retry-after", 60)
        .send(noFilmHtml(frame, say.tooMany, ""));
    const answer = await answerFor(services, code);
    if (answer === "unknown") return reply.status(404).send(noFilmHtml(frame, say.unknown, say.unknownText));
    if (answer === "over") return reply.status(404).send(noFilmHtml(frame, say.over, say.overText));
    if ("startsOn" in answer) {
      const text = say.laterText(spellDate(answer.startsOn, language, "long"));
      return reply.status(404).send(noFilmHtml(frame, say.later, text));
    }
    return reply.send(filmPageHtml(answer.film, frame));
  });
  app.get("/watch/:code/:language.vtt", async (request: Asked, reply: FastifyReply) => {
    const answer = isTooMany(request.ip) ? "unknown" : await answerFor(services, request.params.code);
    const film = typeof answer === "object" && "film" in answer ? answer.film : null;
    const found = film?.captions.find(({ language }) => language === request.params.language);
    if (!found) return reply.status(404).type("text/plain").send("Not found");
    return reply.type("text/vtt; charset=utf-8").send(writeWebVtt(found.cues));
  });
}
