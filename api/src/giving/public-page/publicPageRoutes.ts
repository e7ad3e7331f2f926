import { createHash } from "node:crypto";
import { type Language, publicPageEndpoints } from "@kindling/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { afterCommit } from "../../core/database.ts";
import { type Route, route } from "../../core/route.ts";
import { languageOf } from "../../core/say.ts";
import type { Services } from "../../core/services.ts";
import { tooManyOf } from "../../people/shared/tooManyOf.ts";
import { preparePublicPage, readContent, readSettings, saveSettings } from "./publicPage.ts";
import { noPageHtml, publicPageHtml } from "./publicPageHtml.ts";
import { publicPageSay } from "./publicPageSay.ts";
import { publicPageStyleSource } from "./publicPageStyle.ts";

const { get, save, preview } = publicPageEndpoints;

/** How long an answer is taken from memory: changes made by other processes show after this time. */
const keptMs = 20_000;

interface Answer {
  readonly status: 200 | 404;
  readonly html: string;
  readonly etag: string;
  /** By a clock that nobody sets. */
  readonly until: number;
}

/** Answers by server, so that tests don't share them. */
const answers = new WeakMap<Services, Map<string, Answer>>();

/** Has the page read anew, after what it shows has changed. */
export const forgetPublicPage = (services: Services): void => void answers.delete(services);

export const publicPageRoutes: Route[] = [
  route(get, async ({ db, services }) => ({ data: await readSettings(db, services) })),
  route(save, async ({ db, body, context, services, language }) => {
    await saveSettings(db, body, context, services);
    afterCommit(db, () => forgetPublicPage(services));
    return { data: await readSettings(db, services), message: publicPageSay[language].saved };
  }),
  route(preview, async ({ db, query, services }) => {
    let { content } = await readContent(services, query.language);
    if (!content) {
      await preparePublicPage(db, services);
      ({ content } = await readContent(services, query.language));
    }
    return { data: { html: content ? publicPageHtml(content, query.language, true) : "" } };
  }),
];

async function answerFor(services: Services, language: Language, isEmbedded: boolean): Promise<Answer> {
  const kept = answers.get(services) ?? new Map<string, Answer>();
  answers.set(services, kept);
  const key = `${language} ${isEmbedded}`;
  const known = kept.get(key);
  if (known && known.until > performance.now()) return known;
  const { isOn, content } = await readContent(services, language);
  const say = publicPageSay[language];
  const isShown = isOn && content !== null;
  const html = isShown
    ? publicPageHtml(content, language, isEmbedded)
    : noPageHtml(language, say.off, say.offText);
  const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
  const answer: Answer = { status: isShown ? 200 : 404, html, etag, until: performance.now() + keptMs };
  kept.set(key, answer);
  return answer;
}

/** Other sites may show this page in a frame; it runs no script and sends nothing. */
const policy = `default-src 'none'; style-src ${publicPageStyleSource}; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *`;

/** Serves the public page at `/impact`, as whole HTML without scripts. */
export function mountPublicPage(app: FastifyInstance, services: Services): void {
  const isTooMany = tooManyOf();
  app.get("/impact", async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Readonly<Record<string, unknown>>;
    const language = languageOf(
      query["lang"] === "en" || query["lang"] === "es" ? query["lang"] : request.headers["accept-language"],
    );
    reply
      .header("content-security-policy", policy)
      .header("cross-origin-resource-policy", "cross-origin")
      .header("vary", "accept-language")
      .removeHeader("x-frame-options")
      .type("text/html; charset=utf-8");
    const say = publicPageSay[language];
    if (isTooMany(request.ip))
      return reply
        .status(429)
        .header("retry-after", 60)
        .send(noPageHtml(language, say.tooMany, ""));
    const { status, html, etag } = await answerFor(services, language, query["embed"] !== undefined);
    if (status === 404) return reply.status(404).header("cache-control", "no-store").send(html);
    reply.header("cache-control", "public, max-age=300").header("etag", etag);
    if (request.headers["if-none-match"]?.includes(etag)) return reply.status(304).send();
    return reply.send(html);
  });
}
