/**
 * Completes a typed address: a bare one gets https://, an email address mailto:. Null if it isn't an address or isn't
 * allowed in a link.
 */
export function readLink(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  if (/^(?:https?:\/\/|mailto:)/i.test(text)) return URL.canParse(text) ? text : null;
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) && URL.canParse(`https://${text}`)
    ? `https://${text}`
    : null;
}
