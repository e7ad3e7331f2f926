import { richTextSchemes, richTextTags } from "@kindling/contract";
import { createElement, type ReactNode } from "react";
import { asMarkup } from "./asMarkup.ts";

const known: ReadonlySet<string> = new Set(richTextTags);
const safe = new RegExp(`^(?:${richTextSchemes.join("|")}):`, "i");
const unread = new Set(["script", "style", "template", "noscript", "iframe", "textarea", "title"]);

/**
 * Reads a formatted text into elements. The server has cleaned it already; here only what we know is made anew, with no
 * attribute but a link's address, so that nothing of what was sent ever reaches the page as markup.
 */
export function readRichText(text: string): ReactNode[] {
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
