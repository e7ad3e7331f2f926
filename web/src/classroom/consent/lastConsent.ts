import { heldConsents, type MediaConsentKind, mediaConsentKinds } from "@kindling/contract";
import { onSignOut } from "../../core/session.ts";
import { readStored, writeStored } from "../../core/storage.ts";

/** A consent as it is being typed. */
export interface TypedConsent {
  /** Null records none. */
  readonly consent: MediaConsentKind | null;
  readonly consent_by: string;
  readonly consent_until: string;
}

/** Whose class: the person who uploads, the site, and the teacher where staff upload for one. */
export interface ConsentOf {
  readonly owner: string;
  readonly site: number;
  readonly teacher?: number | undefined;
}

export const noConsent: TypedConsent = { consent: null, consent_by: "", consent_until: "" };

const key = "mediaConsents";
const nameOf = ({ owner, site, teacher = 0 }: ConsentOf) => `${owner}/${site}/${teacher}`;

function readAll(): Readonly<Record<string, Partial<TypedConsent>>> {
  try {
    return (JSON.parse(readStored("local", key) ?? "{}") ?? {}) as Record<string, Partial<TypedConsent>>;
  } catch {
    return {};
  }
}

/** What was recorded for a class last time, unless it has ended by `today`. */
export function readLastConsent(of: ConsentOf, today: string): TypedConsent {
  const { consent, consent_by = "", consent_until = "" } = readAll()[nameOf(of)] ?? {};
  const known = mediaConsentKinds.find((kind) => kind === consent);
  if (!known || (consent_until && consent_until < today)) return noConsent;
  return { consent: known, consent_by, consent_until };
}

/** Remembers it for the class on this device. */
export function keepLastConsent(of: ConsentOf, typed: TypedConsent): void {
  writeStored("local", key, JSON.stringify({ ...readAll(), [nameOf(of)]: typed }));
}

onSignOut(() => writeStored("local", key, null));

/** The field that a consent lacks or has wrong; null if it can be sent. */
export function consentFault(
  { consent, consent_by, consent_until }: TypedConsent,
  today: string,
): "consent_by" | "consent_until" | null {
  if (!consent) return null;
  if (heldConsents.includes(consent) && !consent_by.trim()) return "consent_by";
  return consent_until && consent_until < today ? "consent_until" : null;
}

/** A consent as calls take it; nothing if none is recorded. */
export function consentBody({ consent, consent_by, consent_until }: TypedConsent) {
  if (!consent) return {};
  return {
    consent,
    ...(heldConsents.includes(consent) && { consent_by: consent_by.trim() }),
    ...(consent_until && { consent_until }),
  };
}
