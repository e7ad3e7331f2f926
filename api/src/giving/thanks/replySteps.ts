import {
  type Localized,
  type ReplyState,
  type ReplyStep,
  replyStepsWithReason,
  type thankYouReplyEndpoints,
} from "@kindling/contract";
import { sql } from "kysely";
import { actAs } from "../../core/acting.ts";
import type { BulkActions } from "../../core/bulk/bulkRoute.ts";
import { type Db, rows } from "../../core/database.ts";
import type { Context, Draft, Entity } from "../../core/entities/entity.ts";
import { lockRow, writeChanges } from "../../core/entities/writing.ts";
import { invalid, Refusal } from "../../core/errors.ts";
import { queueMails } from "../../core/mail/queueMails.ts";
import type { Call } from "../../core/route.ts";
import { replySay } from "./replySay.ts";
import { thankYouMailKinds } from "./thankYouLetters.ts";
import { thankYouReply } from "./thankYouReplies.ts";

const plain = thankYouReply as unknown as Entity;

const becomes: Readonly<Record<ReplyStep, ReplyState>> = {
  approve: "approved",
  send_back: "sent_back",
  decline: "declined",
  withdraw: "withdrawn",
};

const decided = ({ services, context }: Pick<Call, "services" | "context">, step: ReplyStep): Draft => ({
  state: becomes[step],
  decided_at: services.now().toISOString(),
  decided_by: context.caller.id,
});

/** Whether the families' consent for a reply has ended. */
const isOver = (row: { readonly consent_until?: unknown }, { today }: Pick<Context, "today">) =>
  typeof row.consent_until === "string" && row.consent_until < today;

/** Emails each contact once whose thank-you got these replies: a link to the page that shows them. */
async function tellContacts(tx: Db, ids: readonly number[]): Promise<void> {
  const contacts = await rows<{ id: number; email: string }>(
    tx,
    sql`select id, email::text as email from thank_yous where state = 'approved'
      and id in (select thank_you_id from thank_you_replies where id = any(${ids}::int[])) order by id`,
  );
  await queueMails(
    tx,
    contacts.map(({ id, email: address }) => ({
      kind: thankYouMailKinds.replied,
      userId: null,
      address,
      language: "en",
      data: { thank_you: id },
    })),
  );
}

/** Takes one step with a reply. */
export async function takeReplyStep(call: Call<typeof thankYouReplyEndpoints.step>): Promise<void> {
  const { db, params, body, context, language, services, seenVersion } = call;
  const { step, reason } = body;
  const say = replySay[language];
  const current = await lockRow(db, thankYouReply, params.id, seenVersion, context);
  if (!current.next.includes(step)) throw new Refusal("conflict", say.notNow);
  if (step === "approve" && isOver(current, context)) throw invalid("step", say.consentEnded);
  const needsReason = replyStepsWithReason.includes(step);
  if (needsReason && !reason) throw invalid("reason", say.needsReason);
  const draft: Draft = { ...decided(call, step), reason: needsReason ? reason : null };
  // The reply keeps the reason, which may name students; the audit log doesn't.
  await actAs(db, context);
  await writeChanges(db, plain, [{ id: current.id, draft }], context, services.entities);
  if (step === "approve") await tellContacts(db, [current.id]);
}

const said: Localized<(what: string, count: number) => string> = {
  en: (what) => `Approved ${what}`,
  es: (what, count) => `${count === 1 ? "Se aprobó" : "Se aprobaron"} ${what}`,
};

/** What can be made of many replies at once. */
export const replyActions: BulkActions = {
  approve: {
    said,
    unfit(row, { language, context }) {
      if (!(row["next"] as readonly ReplyStep[]).includes("approve")) return replySay[language].notNow;
      return isOver(row, context) ? replySay[language].consentEnded : null;
    },
    async run(found, call) {
      const ids = found.map((row) => row["id"] as number);
      const draft: Draft = { ...decided(call, "approve"), reason: null };
      const changes = ids.map((id) => ({ id, draft }));
      await writeChanges(call.db, plain, changes, call.context, call.services.entities);
      await tellContacts(call.db, ids);
    },
  },
};
