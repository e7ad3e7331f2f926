import type { BrowserContext } from "@playwright/test";

/** What a task took: clicks, keys that are pressed, and texts that are entered whole, such as a name or a date. */
export interface Steps {
  readonly clicks: number;
  readonly keys: number;
  readonly texts: number;
}

/**
 * Counts what people really do on all pages of a context that are opened from now on. A text that is put in at once has
 * no keys of its own. Returns what was counted so far.
 */
export async function countSteps(context: BrowserContext): Promise<() => Steps> {
  const counted = { clicks: 0, keys: 0, texts: 0 };
  await context.exposeBinding("countStep", (_source, kind: keyof Steps) => {
    counted[kind] += 1;
  });
  await context.addInitScript(() => {
    const { countStep } = window as unknown as { countStep: (kind: string) => void };
    let isTyping = false;
    const listen = (name: string, then: (event: Event) => void) => addEventListener(name, then, true);
    listen("pointerdown", ({ isTrusted }) => isTrusted && countStep("clicks"));
    listen("keydown", (event) => {
      isTyping = true;
      const isHeld = ["Control", "Meta", "Shift", "Alt"].includes((event as KeyboardEvent).key);
      if (event.isTrusted && !isHeld) countStep("keys");
    });
    listen("keyup", () => {
      isTyping = false;
    });
    listen("input", ({ target }) => {
      const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
      const isTicked = isText && /^(checkbox|radio|file|range)$/.test(target.type);
      if (isText && !isTicked && !isTyping) countStep("texts");
    });
  });
  return () => ({ ...counted });
}
