import { type Language, locales, type PublicPagePart, type PublicThankYou } from "@kindling/contract";
import { escaped } from "../../core/mail/letterHtml.ts";
import { spellDate } from "../../core/printing/spellDate.ts";
import type { PublicFigures, PublicSums } from "./publicFigures.ts";
import { publicPageSay } from "./publicPageSay.ts";
import { publicPageStyle } from "./publicPageStyle.ts";

/** What the page is made of. */
export interface PublicContent {
  readonly brand: string;
  readonly title: string | null;
  readonly intro: string | null;
  readonly shows: readonly PublicPagePart[];
  readonly figures: PublicFigures;
  readonly thankYous: readonly PublicThankYou[];
}

const order = ["donated_cents", "earned_cents", "charities", "classes", "activities"] as const;

/** Figures with their names; those that aren't shown are left out. */
function figuresHtml(sums: PublicSums, heading: string, language: Language): string {
  const say = publicPageSay[language];
  const money = new Intl.NumberFormat(locales[language], { style: "currency", currency: "USD" });
  const number = new Intl.NumberFormat(locales[language]);
  const tiles = order.flatMap((name) => {
    const value = sums[name];
    if (value === null || (value === 0 && name !== "classes")) return [];
    const told = name.endsWith("_cents") ? money.format(value / 100) : number.format(value);
    return [
      `<div class="tile ${name}"><dt>${say.measures[name]}</dt><dd><b>${told}</b> <span>${say.notes[name]}</span></dd></div>`,
    ];
  });
  if (tiles.length === 0) return "";
  return `<section><h2>${heading}</h2><dl>${tiles.join("")}</dl></section>`;
}

function thankYousHtml(thankYous: readonly PublicThankYou[], language: Language): string {
  const say = publicPageSay[language];
  if (thankYous.length === 0) return "";
  const told = thankYous.map(({ charity, words, photo }) => {
    const name = escaped(charity);
    const picture = photo
      ? `<img src="${escaped(photo)}" alt="${escaped(say.photo(charity))}" width="640" height="480" loading="lazy">`
      : "";
    return `<figure>${picture}<blockquote>“${escaped(words)}”</blockquote><figcaption>${name}</figcaption></figure>`;
  });
  return `<section><h2>${say.thankYous}</h2><div class="said">${told.join("")}</div></section>`;
}

function pageHtml(
  language: Language,
  title: string,
  head: string,
  main: string,
  isEmbedded: boolean,
): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>
<meta name="description" content="${escaped(publicPageSay[language].intro)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${publicPageStyle}</style></head>
<body${isEmbedded ? ' class="embedded"' : ""}>${head}<main>${main}</main></body></html>`;
}

/** The public page; embedded it has no header. */
export function publicPageHtml(content: PublicContent, language: Language, isEmbedded: boolean): string {
  const { brand, shows, figures, thankYous } = content;
  const say = publicPageSay[language];
  const title = content.title ?? say.title(brand);
  const has = (part: PublicPagePart) => shows.includes(part);
  const other = language === "en" ? "es" : "en";
  const away = `<a class="other" lang="${other}" hreflang="${other}" href="/impact?lang=${other}${isEmbedded ? "&amp;embed" : ""}">${say.other}</a>`;
  const sections = [
    has("session") ? figuresHtml(figures.session, say.session, language) : "",
    has("all_time") ? figuresHtml(figures.all_time, say.allTime, language) : "",
    has("charities") && figures.charities.length > 0
      ? `<section><h2>${say.charities}</h2><ul class="names">${figures.charities.map((name) => `<li>${escaped(name)}</li>`).join("")}</ul></section>`
      : "",
    has("thank_yous") ? thankYousHtml(thankYous, language) : "",
  ].join("");
  const head = isEmbedded ? "" : `<header><span class="brand">${escaped(brand)}</span>${away}</header>`;
  return pageHtml(
    language,
    title,
    head,
    `<h1>${escaped(title)}</h1><p class="intro">${escaped(content.intro ?? say.intro)}</p>${sections || `<p>${say.tooFew}</p>`}
<p class="note">${say.asOf(spellDate(figures.as_of, language, "long"))} ${isEmbedded ? away : ""}</p>`,
    isEmbedded,
  );
}

/** What is shown while the page is off, or asked for too often. */
export function noPageHtml(language: Language, heading: string, text: string): string {
  return pageHtml(
    language,
    heading,
    "",
    `<h1>${escaped(heading)}</h1><p class="intro">${escaped(text)}</p>`,
    false,
  );
}
