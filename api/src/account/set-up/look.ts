import { type AccentTokens, accentTokens, systemEndpoints } from "@kindling/contract";

const variables = ({ main, strong, soft, on }: AccentTokens) =>
  Object.entries({
    "primary-main": main,
    "primary-dark": strong,
    "primary-light": main,
    "primary-contrastText": on,
    "primary-mainChannel": channelOf(main),
    "primary-darkChannel": channelOf(strong),
    "primary-lightChannel": channelOf(main),
    "primary-contrastTextChannel": channelOf(on),
    "background-tint": soft,
    "LinearProgress-primaryBg": soft,
  })
    .map(([name, value]) => `--k-palette-${name}:${value}`)
    .join(";");

/** The parts of a color with spaces between them, as the theme's variables want them. */
const channelOf = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(" ");

/** The style rules that put an accent color over the theme's; none without one. */
export function lookRules(accent: string | null): string {
  if (accent === null) return "";
  const { light, dark } = accentTokens(accent);
  // The theme sets the same variables later, by a selector that counts less.
  return `html:root:root{${variables(light)}}` + `html:root:root[data-color="dark"]{${variables(dark)}}`;
}

/** What the page's head needs for an accent color. */
export const lookLink = (accent: string | null): string =>
  accent === null
    ? ""
    : `<link rel="stylesheet" href="/api${systemEndpoints.look.path}?of=${accent.slice(1)}" />`;
