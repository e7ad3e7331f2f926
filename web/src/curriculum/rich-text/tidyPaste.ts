const bullet = /^[\s\u00a0]*(?:[·•▪o§\u2022\uf0b7-]|(\d{1,3}|[a-z])[.)])[\s\u00a0]+/i;

/**
 * Cleans pasted markup: removes what word processors add for themselves and turns their list paragraphs into lists. The
 * editor itself drops all other unknown tags.
 */
export function tidyPaste(html: string): string {
  if (!/class=["']?Mso|<o:p|<!--|<meta|<style/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const stray of body.querySelectorAll("style, script, meta, link, title, xml")) stray.remove();
  const comments = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  for (const item of body.querySelectorAll<HTMLElement>("p[class*='MsoListParagraph'], p[style*='mso-list']"))
    toListItem(item);
  return body.innerHTML;
}

/** Turns a paragraph that looks like a list entry into one, in the list before it if any. */
function toListItem(paragraph: HTMLElement): void {
  const text = paragraph.textContent ?? "";
  const kind = bullet.exec(text)?.[1] === undefined ? "UL" : "OL";
  // Word writes the bullet as text, which would appear twice in a list.
  const mark = [...paragraph.querySelectorAll<HTMLElement>("span")].find((run) =>
    /mso-list\s*:\s*ignore/i.test(run.getAttribute("style") ?? ""),
  );
  if (mark) mark.remove();
  else {
    const first = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
    if (first) first.textContent = (first.textContent ?? "").replace(bullet, "");
  }
  const entry = document.createElement("li");
  entry.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  const list = before?.tagName === kind ? before : document.createElement(kind);
  list.append(entry);
  paragraph.replaceWith(...(list === before ? [] : [list]));
}
