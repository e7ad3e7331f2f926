import {
  type FilmCaptions,
  type Language,
  languages,
  type VideoSource,
  videoSource,
} from "@kindling/contract";
import { escaped } from "../../core/mail/letterHtml.ts";
import { filmPageSay } from "./filmPageSay.ts";
import { filmPageStyle } from "./filmPageStyle.ts";
import type { ShownFilm } from "./readFilmPage.ts";

/** Where a page lies, and how it looks. */
export interface FilmPageFrame {
  readonly brand: string;
  readonly language: Language;
  /** Its path, for the switch of languages and the captions. */
  readonly path: string;
}

const hosts = { youtube: "YouTube", vimeo: "Vimeo" } as const;

function playerHtml({ title, captions }: ShownFilm, source: VideoSource, frame: FilmPageFrame): string {
  const say = filmPageSay[frame.language];
  const name = escaped(title);
  if (source.host !== "file") {
    // The frame stays unloaded until its reader opens it.
    return `<details class="hosted"><summary>${say.hosted}</summary><p>${say.hostedNote(hosts[source.host])}</p><iframe src="${escaped(source.embed)}" title="${name}" loading="lazy" allow="fullscreen; encrypted-media; picture-in-picture" allowfullscreen></iframe></details>`;
  }
  const tracks = captions.map(
    ({ language }, index) =>
      `<track kind="captions" srclang="${language}" label="${say.captionsIn[language]}" src="${frame.path}/${language}.vtt"${index === 0 ? " default" : ""}>`,
  );
  return `<video controls playsinline preload="metadata" aria-label="${name}" src="${escaped(source.url)}">${tracks.join("")}${say.noFilm}</video>`;
}

function transcriptHtml({ language, cues }: FilmCaptions, title: string): string {
  const lines = cues.map(({ text }) => `<li>${escaped(text)}</li>`).join("");
  return `<details><summary>${title}</summary><div class="said" lang="${language}" tabindex="0" role="region" aria-label="${title}"><ul>${lines}</ul></div></details>`;
}

function pageHtml({ brand, language, path }: FilmPageFrame, title: string, main: string): string {
  const [other = language] = languages.filter((each) => each !== language);
  const away = `<a class="other" lang="${other}" hreflang="${other}" href="${path}?lang=${other}">${filmPageSay[language].other}</a>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow"><title>${escaped(title)} · ${escaped(brand)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>${filmPageStyle}</style></head>
<body><header><span class="brand">${escaped(brand)}</span>${away}</header><main>${main}</main></body></html>`;
}

/** The page of a film: its title, the film with captions and transcript, and what families may talk about. */
export function filmPageHtml(film: ShownFilm, frame: FilmPageFrame): string {
  const { language } = frame;
  const say = filmPageSay[language];
  const source = videoSource(film.address);
  // The reader's language comes first, as its captions are shown first.
  const captions = film.captions.toSorted(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  );
  const prompts = film.prompts.map((prompt) => `<p class="talk" dir="auto">${escaped(prompt)}</p>`);
  const main = [
    film.trait ? `<p class="kind">${escaped(film.trait)}</p>` : "",
    `<h1>${escaped(film.title)}</h1>`,
    source ? playerHtml({ ...film, captions }, source, frame) : "",
    ...captions.map((each) => transcriptHtml(each, say.transcript(each.language))),
    prompts.length > 0 ? `<h2>${say.talk}</h2>${prompts.join("")}` : "",
  ];
  return pageHtml(frame, film.title, main.join(""));
}

/** What is shown instead of a film. */
export function noFilmHtml(frame: FilmPageFrame, heading: string, text: string): string {
  return pageHtml(
    frame,
    heading,
    `<h1>${escaped(heading)}</h1>${text ? `<p class="intro">${escaped(text)}</p>` : ""}`,
  );
}
