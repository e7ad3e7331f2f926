import {
  fieldLabel,
  fieldMeta,
  hasMarkup,
  type Resource,
  richTextSchemes,
  richTextTags,
  ruleMessages,
} from "@kindling/contract";
import sanitizeHtml from "sanitize-html";
import { type Context, type Draft, inputFields } from "../core/entities/entity.ts";
import { invalid } from "../core/errors.ts";

const safeAddress = new RegExp(`^(?:${richTextSchemes.join("|")}):`, "i");

/** Tags of other programs and our tags with the same meaning. */
const renamed = { b: "strong", i: "em", h1: "h2", h5: "h4", h6: "h4" };

const nothing: sanitizeHtml.Attributes = {};

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextTags],
  allowedAttributes: { a: ["href", "target", "rel"] },
  allowedSchemes: [...richTextSchemes],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The text inside of these is dropped too, because it isn't meant to be read.
  nonTextTags: [
    "script",
    "style",
    "textarea",
    "option",
    "noscript",
    "title",
    "template",
    "iframe",
    "svg",
    "math",
  ],
  nestingLimit: 20,
  parseStyleAttributes: false,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(renamed).map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
    ),
    a: (_name, { href = "" }) =>
      // An unsafe link is replaced by its text.
      safeAddress.test(href)
        ? { tagName: "a", attribs: { href, target: "_blank", rel: "noopener noreferrer nofollow" } }
        : { tagName: "span", attribs: nothing },
  },
};

const saysNothing = (html: string) =>
  !html.includes("<hr") && html.replaceAll(/<[^>]*>|&nbsp;|[\s\u00a0\u200b]/g, "") === "";

/** Sanitizes rich text; text without markup stays unchanged. */
export function cleanRichText(text: string): string {
  if (!hasMarkup(text)) return text;
  const clean = sanitizeHtml(text, options).trim();
  return saysNothing(clean) ? "" : clean;
}

/**
 * Sanitizes every rich text field of a draft.
 * @throws Refusal invalid if a required text becomes empty.
 */
export function cleanDraft(resource: Resource, draft: Draft, { language }: Context): void {
  for (const [field, schema] of inputFields(resource)) {
    const text = draft[field];
    if (typeof text !== "string" || fieldMeta(schema)?.kind !== "richText") continue;
    const clean = cleanRichText(text);
    const mayBeEmpty = (schema as Resource["input"]).safeParse(null).success;
    if (clean === "" && !mayBeEmpty)
      throw invalid(field, ruleMessages[language].required(fieldLabel(resource.labels, field, language)));
    draft[field] = clean === "" ? null : clean;
  }
}
