import { stepsWithReason, type ThankYouStep, thankYouEndpoints } from "@kindling/contract";
import type { SvgIconComponent } from "@mui/icons-material";
import ApproveIcon from "@mui/icons-material/CheckRounded";
import DeclineIcon from "@mui/icons-material/CloseRounded";
import RevokeIcon from "@mui/icons-material/LinkOffRounded";
import UnpublishIcon from "@mui/icons-material/PublicOffRounded";
import PublishIcon from "@mui/icons-material/PublicRounded";
import SendBackIcon from "@mui/icons-material/ReplyRounded";
import SendAgainIcon from "@mui/icons-material/SendRounded";
import WithdrawIcon from "@mui/icons-material/UndoRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

export type ThankYou = RowOf<typeof thankYouEndpoints.list>;

const steps: readonly (readonly [step: ThankYouStep, icon: SvgIconComponent])[] = [
  ["approve", ApproveIcon],
  ["send_back", SendBackIcon],
  ["decline", DeclineIcon],
  ["publish", PublishIcon],
  ["unpublish", UnpublishIcon],
  ["withdraw", WithdrawIcon],
  ["send_again", SendAgainIcon],
  ["revoke", RevokeIcon],
];

const risky: readonly ThankYouStep[] = ["decline", "withdraw", "revoke"];

/** What can be done with a thank-you; some steps ask why first. */
export function useThankYouSteps(): {
  actions: readonly RowAction<ThankYou>[];
  dialogs: ReactElement | null;
} {
  const { t } = useTranslation("thankYous");
  const queries = useQueryClient();
  const [asked, setAsked] = useState<{ row: ThankYou; step: ThankYouStep } | null>(null);
  const take = async (
    { id }: ThankYou,
    step: ThankYouStep,
    reason: string | null,
    idempotencyKey?: string,
  ) => {
    const { message } = await call(thankYouEndpoints.step, {
      params: { id },
      body: { step, reason },
      ...(idempotencyKey && { idempotencyKey }),
    });
    succeed(message ?? t("done"));
    await queries.invalidateQueries();
  };
  const start = (row: ThankYou | undefined, step: ThankYouStep) => {
    if (!row) return;
    if (stepsWithReason.includes(step)) return setAsked({ row, step });
    take(row, step, null).catch(async (error: unknown) => {
      fail(error, t("stepFailed"));
      await queries.invalidateQueries();
    });
  };
  return {
    actions: steps.map(([step, icon]) => ({
      label: t(`steps.${step}`),
      icon,
      ...(risky.includes(step) && { tone: "risky" as const }),
      allowed: ({ next }) => next.includes(step),
      run: ([row]) => start(row, step),
    })),
    dialogs: asked && (
      <ReasonDialog
        title={t(`reasons.${asked.step as "decline"}.title`, { charity: asked.row.charity.name })}
        text={t(`reasons.${asked.step as "decline"}.text`)}
        hint={t(`reasons.${asked.step as "decline"}.hint`)}
        save={t(`steps.${asked.step}`)}
        most={500}
        failed={t("stepFailed")}
        onSend={(reason, key) => take(asked.row, asked.step, reason, key)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
