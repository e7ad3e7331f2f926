import { holdsGroup, type mediaConsentEndpoints } from "@kindling/contract";
import type { BulkActions } from "../../core/bulk/bulkRoute.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { writeChanges } from "../../core/entities/writing.ts";
import { invalid } from "../../core/errors.ts";
import type { Call } from "../../core/route.ts";
import { consentSay } from "./consentSay.ts";
import { mediaConsent } from "./mediaConsent.ts";
import { consentIn, recorded } from "./recordConsent.ts";

type Sent = Call<typeof mediaConsentEndpoints.bulk>["body"] & Parameters<typeof consentIn>[0];

/** The consent of a body. */
function sentIn({ body, context, language }: Call) {
  const kept = consentIn(body as Sent, context);
  if (!kept) throw invalid("consent", consentSay[language].kind);
  return kept;
}

const reasonIn = ({ body }: Call) => (body as { readonly reason?: string | null }).reason ?? null;

async function change(found: readonly Readonly<Record<string, unknown>>[], draft: Draft, call: Call) {
  const { db, context, services } = call;
  const changes = found.map((row) => ({ id: row["id"] as number, draft }));
  await writeChanges(db, mediaConsent as unknown as Entity, changes, context, services.entities);
}

/** Recording and withdrawing consent, one file or many at once. */
export const consentActions: BulkActions = {
  record: {
    said: {
      en: (what) => `Recorded consent: ${what}`,
      es: (what) => `Permiso registrado: ${what}`,
    },
    check: sentIn,
    unfit: (row, { caller, language }) =>
      row["state"] === "withdrawn" && !holdsGroup(caller, "Teacher Media Uploads")
        ? consentSay[language].staffOnly
        : null,
    run: (found, call) => change(found, recorded(sentIn(call), call), call),
  },
  withdraw: {
    said: {
      en: (what) => `Withdrew consent: ${what}`,
      es: (what) => `Permiso retirado: ${what}`,
    },
    unfit: (row, { language }) => (row["state"] === "withdrawn" ? consentSay[language].withdrawn : null),
    run(found, call) {
      const withdrawn_at = call.services.now().toISOString();
      const draft = { withdrawn_at, withdrawn_by: call.caller.id, reason: reasonIn(call) };
      return change(found, draft, call);
    },
  },
};
