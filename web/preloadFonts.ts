import type { Plugin } from "vite";

/** Has the page fetch the fonts of every screen at once, so that texts are drawn in them from the first moment. */
export function preloadFonts(): Plugin {
  return {
    name: "kindling-fonts",
    apply: "build",
    transformIndexHtml(_html, { bundle = {} }) {
      const fonts = Object.keys(bundle).filter((name) => /-latin-wght-normal-.*\.woff2$/.test(name));
      return fonts.map((name) => ({
        tag: "link",
        attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${name}`, crossorigin: true },
        injectTo: "head" as const,
      }));
    },
  };
}
