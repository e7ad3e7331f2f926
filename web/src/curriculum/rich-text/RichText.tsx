import { richTextSchemes, richTextTags } from "@kindling/contract";
import Box from "@mui/material/Box";
import { createElement, type ReactNode, useMemo } from "react";
import { asMarkup } from "./asMarkup.ts";
import { proseStyle } from "./proseStyle.ts";

const known: ReadonlySet<string> = new Set(richTextTags);
const safe = new RegExp(`^(?:${richTextSchemes.join("|")}):`, "i");
const unread = new Set(["script", "style", "template", "noscript", "iframe", "textarea", "title"]);

/**
 * Turns a formatted text into React elements. Although the server has cleaned it, only known tags are created, with no
 * attribute but a link's address; no markup from the text reaches the page.
 */
function readRichText(text: string): ReactNode[] {
  // In a separate document, scripts never run and nothing is fetched.
  return readNodes(new DOMParser().parseFromString(asMarkup(text), "text/html").body);
}

function readNodes(parent: Element): ReactNode[] {
  return [...parent.childNodes].map((node, key) => {
    if (!(node instanceof Element)) return node instanceof Text ? node.data : null;
    const tag = node.tagName.toLowerCase();
    if (unread.has(tag)) return null;
    if (tag === "br" || tag === "hr") return createElement(tag, { key });
    const inside = readNodes(node);
    const href = tag === "a" ? (node.getAttribute("href") ?? "") : "";
    if (tag === "a" && safe.test(href))
      return createElement(
        tag,
        { key, href, target: "_blank", rel: "noopener noreferrer nofollow" },
        ...inside,
      );
    return createElement(known.has(tag) && tag !== "a" ? tag : "span", { key }, ...inside);
  });
}

/** Shows a formatted text, or a plain one with its paragraphs. */
export function RichText({ text }: { readonly text: string }) {
  const content = useMemo(() => readRichText(text), [text]);
  return <Box sx={proseStyle}>{content}</Box>;
}
