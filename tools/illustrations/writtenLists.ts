import { pictures } from "./pictures.ts";

const altIn = (language: "en" | "es") =>
  `${JSON.stringify(Object.fromEntries(pictures.map(({ name, alt }) => [name, alt[language]])), null, 2)}\n`;

const names = pictures.map(({ name }) => `  ${JSON.stringify(name)},\n`).join("");

/** Returns the lists that the portal has of the set, by the file that holds each: names, and texts in both languages. */
export const writtenLists = (): Readonly<Record<string, string>> => ({
  "contract/src/curriculum/illustrations/illustrationNames.ts": `/** The names of the set of illustrations; written by \`npm run docs:illustrations\`. */
export const illustrationNames = [
${names}] as const;
`,
  "web/src/locales/en/illustrations.json": altIn("en"),
  "web/src/locales/es/illustrations.json": altIn("es"),
});
