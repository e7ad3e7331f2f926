import type { FastifyInstance } from "fastify";
import type { Settings } from "./core/settings.ts";
import { publicPageStyleSource } from "./giving/public-page/publicPageStyle.ts";

/** The hash of nothing. */
const emptyStyleSource = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the operator keeps the logo, if not with us. */
const originOfLogo = (logo = "") => (/^https?:/.test(logo) ? ` ${new URL(logo).origin}` : "");

/**
 * What a page of ours may load: itself, the pictures of YouTube's films, films from anywhere safe, the two video hosts
 * in frames. Other pictures come through us, or from the store of files if browsers may go there. Of styles written into a page it takes empty ones, which Emotion fills by
 * the CSSOM, and the public page's, for its preview.
 */
const contentPolicy = (brandLogo: string | undefined, filesAt: string) =>
  [
    "default-src 'self'",
    "base-uri 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `img-src 'self' data: blob: https://i.ytimg.com${originOfLogo(brandLogo)}${filesAt}`,
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    `style-src 'self' ${emptyStyleSource} ${publicPageStyleSource}`,
    "style-src-attr 'none'",
    `media-src 'self' blob: https:${filesAt}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    `connect-src 'self'${filesAt}`,
  ].join(";");

const nobody = ["camera", "display-capture", "geolocation", "hid", "midi", "payment", "serial", "usb"];
const ourselves = [
  "clipboard-write",
  // Teachers speak long answers; see docs/decisions/128.
  "microphone",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
];
const withFilms = ["autoplay", "encrypted-media", "fullscreen", "picture-in-picture"];

/** What of a device pages may use; films of the two hosts may fill the screen. */
const permissions = [
  ...nobody.map((feature) => `${feature}=()`),
  ...ourselves.map((feature) => `${feature}=(self)`),
  ...withFilms.map(
    (feature) => `${feature}=(self "https://www.youtube-nocookie.com" "https://player.vimeo.com")`,
  ),
].join(", ");

const everywhere = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": permissions,
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "SAMEORIGIN",
  "x-permitted-cross-domain-policies": "none",
  "x-xss-protection": "0",
};

/** For a year only by https, which only an address with https can promise. */
const byHttpsOnly = { "strict-transport-security": "max-age=31536000; includeSubDomains" };

/** Pages that who has their link may see, and the calls behind them. */
const byPrivateLink = /^\/(?:api\/sponsor\/public|sponsor|watch|(?:api\/)?thanks)\//;

/** No search engine finds it. */
const unlisted = { "x-robots-tag": "noindex, nofollow" };

/** No browser keeps it. */
const unkept = { "cache-control": "no-store" };

/**
 * Sends with every answer what keeps browsers from misusing it; the same each time, so nothing is worked out anew. No
 * browser keeps what calls answer, but for files, which say themselves how long. `filesAt` is where browsers fetch files
 * themselves, if they do.
 */
export function secureAnswers(
  app: FastifyInstance,
  settings: Pick<Settings, "appUrl" | "brandLogo">,
  filesAt: string | undefined,
): void {
  const headers = {
    ...everywhere,
    "content-security-policy": contentPolicy(settings.brandLogo, filesAt ? ` ${filesAt}` : ""),
    ...(settings.appUrl.startsWith("https:") && byHttpsOnly),
  };
  const ofCalls = { ...headers, ...unkept };
  app.addHook("onSend", ({ url }, reply, payload, done) => {
    if (byPrivateLink.test(url)) reply.headers({ ...unkept, ...unlisted });
    done(null, payload);
  });
  app.addHook("onRequest", ({ url, routeOptions }, reply, done) => {
    // The address as sent may spell the same call otherwise.
    reply.headers((routeOptions.url ?? url).startsWith("/api/") ? ofCalls : headers);
    done();
  });
}
