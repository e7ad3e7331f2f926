import i18next from "i18next";

/** Letters that stand for a name, such as GiverTV, keep their capitals; any other word loses its first one. */
function inText(word: string, language: string): string {
  const [first = ""] = word;
  return /^\p{Lu}(?!\w*\p{Lu})/u.test(word)
    ? first.toLocaleLowerCase(language) + word.slice(first.length)
    : word;
}

/** Lets a text name a thing inside a sentence, in lower case where the language does so: `{{thing, inText}}`. */
export function addTextFormats(): void {
  i18next.services.formatter?.add("inText", (word, language) => inText(String(word), language ?? "en"));
}
