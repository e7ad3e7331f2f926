import type { FastifyInstance } from "fastify";

/** What a page of ours may load: itself, pictures and videos from anywhere safe, the two video hosts in frames. */
const contentPolicy = [
  "default-src 'self'",
  "base-uri 'self'",
  "font-src 'self' https: data:",
  "form-action 'self'",
  "frame-ancestors 'self'",
  "img-src 'self' data: blob: https:",
  "object-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  "style-src 'self' 'unsafe-inline'",
  "media-src 'self' blob: https:",
  "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
  "connect-src 'self'",
].join(";");

const headers = {
  "content-security-policy": contentPolicy,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** Pages that who has their link may see, and the calls behind them. */
const byPrivateLink = /^\/(?:api\/sponsor\/public|sponsor|(?:api\/)?thanks)\//;

/** No browser keeps it, and no search engine finds it. */
const keptNowhere = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

/** Sends with every answer what keeps browsers from misusing it; the same each time, so nothing is worked out anew. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook("onSend", ({ url }, reply, payload, done) => {
    if (byPrivateLink.test(url)) reply.headers(keptNowhere);
    done(null, payload);
  });
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
