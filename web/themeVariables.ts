import type { Plugin } from "vite";
import { theme } from "./src/app/theme/theme.ts";
import { radius, shadow } from "./src/app/theme/tokens.ts";

/** The theme's variables that style sheets use: colors and fonts, not those of single components. */
const isUsed = (name: string) =>
  /^--k-(font|palette-(primary|secondary|success|warning|error|info|text|background|divider|edge|area))/.test(
    name,
  ) && !name.endsWith("Channel");

/** The rules that set the theme's variables, for pages that are drawn before the theme itself is loaded. */
function themeRules(): string {
  const sheets = theme.generateStyleSheets() as Record<string, Record<string, string>>[];
  const rules = sheets.flatMap(Object.entries<Record<string, string>>).map(([selector, variables]) => {
    const used = Object.entries(variables).filter(([name]) => isUsed(name));
    return `${selector}{${used.map(([name, value]) => `${name}:${value}`).join(";")}}`;
  });
  const measures = [
    ...Object.entries(radius).map(([name, pixels]) => `--k-radius-${name}:${pixels}px`),
    ...Object.entries(shadow).map(([name, value]) => `--k-shadow-${name}:${value}`),
  ];
  return [...rules, `:root{${measures.join(";")}}`].join("");
}

/** Writes the theme's variables into the base style sheet, so that the others can use them without the theme. */
export function themeVariables(): Plugin {
  return {
    name: "kindling-theme",
    enforce: "pre",
    transform: {
      filter: { id: /\/theme\/base\.css$/ },
      handler: (code) => themeRules() + code,
    },
  };
}
