import {
  stepsWithReason,
  type ThankYouState,
  type ThankYouStep,
  type thankYouEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { afterCommit, type Db } from "../../core/database.ts";
import type { Draft, Entity } from "../../core/entities/entity.ts";
import { lockRow, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import type { Call } from "../../core/route.ts";
import { forgetPublicPage } from "../public-page/publicPageRoutes.ts";
import { thankYouMailKinds } from "./thankYouLetters.ts";
import { thankYouSay } from "./thankYouSay.ts";
import { thankYou } from "./thankYous.ts";

/** What a step makes of a thank-you; a new link changes nothing but brings back what was revoked. */
const becomes: Readonly<Record<ThankYouStep, ThankYouState | undefined>> = {
  approve: "approved",
  send_back: "sent_back",
  decline: "declined",
  publish: undefined,
  unpublish: undefined,
  withdraw: "withdrawn",
  revoke: "revoked",
  send_again: undefined,
};

/** Queues the mail with the link for the contact of a thank-you, by what it is in. */
export async function mailLink(tx: Db, id: number, state: "invited" | "sent_back"): Promise<void> {
  const { rows } = await sql<{
    email: string;
    name: string;
  }>`select email::text as email, contact_name as name
    from thank_yous where id = ${id}`.execute(tx);
  const { email = "", name = "" } = rows[0] ?? {};
  const kind = state === "invited" ? thankYouMailKinds.invitation : thankYouMailKinds.sentBack;
  const data = { thank_you: id, first_name: name };
  await queueMails(tx, [{ kind, userId: null, address: email, language: "en", data }]);
}

/** Takes one step with a thank-you. */
export async function takeStep(call: Call<typeof thankYouEndpoints.step>): Promise<void> {
  const { db, params, body, context, language, services, seenVersion } = call;
  const { step, reason } = body;
  const say = thankYouSay[language];
  const current = await lockRow(db, thankYou, params.id, seenVersion, context);
  if (!current.next.includes(step)) throw new Refusal("conflict", say.notNow);
  const needsReason = stepsWithReason.includes(step);
  if (needsReason && !reason) throw invalid("reason", say.needsReason);
  const state = becomes[step] ?? (current.state === "revoked" ? "invited" : current.state);
  const isDecision = step === "approve" || step === "decline" || step === "withdraw" || step === "send_back";
  const draft: Draft = {
    state,
    ...(step === "publish" && { for_public: true }),
    ...((step === "unpublish" || step === "withdraw") && { for_public: false }),
    ...(becomes[step] && { reason: needsReason ? reason : null }),
    ...(isDecision && { decided_at: services.now().toISOString(), decided_by: context.caller.id }),
    // The old link ends at once; the new one is made when its mail goes out.
    ...(step === "revoke" && { token_hash: null, expires_at: null }),
  };
  const plain = thankYou as unknown as Entity;
  afterCommit(db, () => forgetPublicPage(services));
  await writeChanges(db, plain, [{ id: current.id, draft }], context, services.entities);
  if (state === "sent_back" || (step === "send_again" && state === "invited"))
    await mailLink(db, current.id, state);
}
