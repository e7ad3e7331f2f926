import i18next from "i18next";

/** Letters that stand for a name, such as GiverTV, keep their capitals; any other word loses its first one. */
function inText(word: string, language: string): string {
  const [first = ""] = word;
  return /^\p{Lu}(?!\w*\p{Lu})/u.test(word)
    ? first.toLocaleLowerCase(language) + word.slice(first.length)
    : word;
}

/** Adds the format `inText`, which writes a name in lowercase inside a sentence: `Add {{thing, inText}}`. */
export function addTextFormats(): void {
  i18next.services.formatter?.add("inText", (word, language) => inText(String(word), language ?? "en"));
}
