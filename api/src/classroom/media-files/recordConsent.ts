import { heldConsents, type Language, type MediaConsentKind } from "@kindling/contract";
import { sql } from "kysely";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Draft, Entity } from "../../core/entities/entity.ts";
import { writeChanges } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { consentSay } from "./consentSay.ts";
import { mediaConsent } from "./mediaConsent.ts";

/** A consent as it was sent. */
interface SentConsent {
  readonly consent?: MediaConsentKind | null | undefined;
  readonly consent_by?: string | null | undefined;
  readonly consent_until?: string | null | undefined;
}

/**
 * What is kept of a consent that was sent; null without one.
 * @throws Refusal invalid at the field that is missing or wrong.
 */
export function consentIn(
  { consent, consent_by = null, consent_until = null }: SentConsent,
  { today, language }: { readonly today: string; readonly language: Language },
) {
  const say = consentSay[language];
  if (!consent) {
    if (consent_by || consent_until) throw invalid("consent", say.kind);
    return null;
  }
  const isHeld = heldConsents.includes(consent);
  if (isHeld && !consent_by) throw invalid("consent_by", say.who);
  if (consent_until && consent_until < today) throw invalid("consent_until", say.over);
  return { consent, consent_by: isHeld ? consent_by : null, consent_until };
}

/** The columns of a consent that the caller records now; an earlier withdrawal is over. */
export function recorded(
  kept: NonNullable<ReturnType<typeof consentIn>>,
  { services, context }: { readonly services: Pick<Call["services"], "now">; readonly context: Context },
): Draft {
  return {
    ...kept,
    recorded_by: context.caller.id,
    recorded_at: services.now().toISOString(),
    withdrawn_by: null,
    withdrawn_at: null,
    reason: null,
  };
}

/** Records the consent that was sent with new files, if any was. */
export async function recordConsent(
  db: Db,
  keys: readonly string[],
  sent: SentConsent,
  call: Pick<Call, "services" | "context">,
): Promise<void> {
  const kept = consentIn(sent, call.context);
  if (!kept || keys.length === 0) return;
  // A file that was sent before keeps what is recorded for it.
  const found = await rows<{ id: number }>(
    db,
    sql`select c.id from media_consents c join files f on f.id = c.file_id
      where f.key = any(${keys}::text[]) and c.consent is null and c.withdrawn_at is null order by c.id`,
  );
  const draft = recorded(kept, call);
  const changes = found.map(({ id }) => ({ id, draft }));
  await writeChanges(db, mediaConsent as unknown as Entity, changes, call.context, call.services.entities);
}
