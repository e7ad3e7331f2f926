/**
 * Makes a key that nobody else has, 32 hexadecimal digits: for repeat-safe writes and for what is numbered before the
 * server knows it. Not by `crypto.randomUUID`, which browsers keep from pages that came by plain http.
 */
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
