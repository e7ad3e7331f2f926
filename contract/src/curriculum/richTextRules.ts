/** Tags that rich text can have; the server removes all others. */
export const richTextTags = [
  "p",
  "h2",
  "h3",
  "h4",
  "ul",
  "ol",
  "li",
  "blockquote",
  "br",
  "hr",
  "strong",
  "em",
  "u",
  "a",
] as const;

export const richTextSchemes = ["http", "https", "mailto"] as const;

/** Whether a text has markup; without it, it is plain text. */
export const hasMarkup = (text: string) => /<[a-z/!?]/i.test(text);
