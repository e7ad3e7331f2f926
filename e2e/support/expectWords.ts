import { expect, type Page } from "@playwright/test";

/** Names that people read, though they look like keys: devices, units, addresses, files. */
const names =
  /\b(?:iPad|iPhone|macOS|kB)\b|\S+@\S+|(?<=\s)\/api\/\S+|\S+\.(?:pdf|png|jpe?g|gif|svg|webp|mp[34]|webm|csv|xlsx|docx|txt|zip|html?|com|org|net|example)\b/g;

/** What keys look like: `giver_tv`, `waitingCount`, `crash.title`. */
const keys = /\b(?:[a-z]+(?:_[a-z0-9]+)+|[a-z]+[A-Z][A-Za-z]*|[a-z]{2,}(?:\.[a-z]{2,})+)\b/g;

/** Looks for keys of texts and words of the wire where people read. */
export async function expectWords(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[aria-label], [title], [placeholder]")];
    return [
      document.body.innerText,
      ...named.flatMap((each) =>
        ["aria-label", "title", "placeholder"].map((name) => each.getAttribute(name)),
      ),
    ].join("\n");
  });
  expect(texts.replaceAll(names, "").match(keys) ?? [], `keys on ${page.url()}`).toEqual([]);
}
