import type { IsListed } from "./breachedPasswords.ts";

/** An answer has about 1,000 lines of 40 characters. */
const mostCharacters = 1_000_000;

/**
 * Asks a service that speaks the range API of Pwned Passwords. Only the first five digits of the hash leave, and padding
 * hides from the length of the answer which they were.
 */
export function askRange(address: string, timeoutMs: number): IsListed {
  const base = address.replace(/\/+$/, "");
  return async (hash) => {
    const response = await fetch(`${base}/range/${hash.slice(0, 5)}`, {
      headers: { "add-padding": "true", "user-agent": "Kindling" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The service of breached passwords answered ${response.status}`);
    }
    return isInRange(await readText(response), hash.slice(5));
  };
}

async function readText(response: Response): Promise<string> {
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    if (text.length > mostCharacters) throw new Error("The service of breached passwords answered too much");
  }
  return text;
}

/** Whether lines of `suffix:count` have this suffix; a count of 0 is padding. */
export function isInRange(text: string, suffix: string): boolean {
  const line = text.split("\n").find((each) => each.slice(0, suffix.length).toUpperCase() === suffix);
  return line !== undefined && Number.parseInt(line.slice(suffix.length + 1), 10) > 0;
}
