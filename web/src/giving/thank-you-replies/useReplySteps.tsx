import { type ReplyStep, replyStepsWithReason, thankYouReplyEndpoints } from "@kindling/contract";
import type { SvgIconComponent } from "@mui/icons-material";
import ApproveIcon from "@mui/icons-material/CheckRounded";
import DeclineIcon from "@mui/icons-material/CloseRounded";
import SendBackIcon from "@mui/icons-material/ReplyRounded";
import WithdrawIcon from "@mui/icons-material/UndoRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";

export type Reply = RowOf<typeof thankYouReplyEndpoints.list>;

const withReason: readonly (readonly [step: ReplyStep, icon: SvgIconComponent])[] = [
  ["send_back", SendBackIcon],
  ["decline", DeclineIcon],
  ["withdraw", WithdrawIcon],
];

/** What can be done with replies: approving, one or many, and what asks why first. */
export function useReplySteps(): {
  approve: RowAction<Reply>;
  actions: readonly RowAction<Reply>[];
  dialogs: ReactElement | null;
} {
  const { t } = useTranslation("thankYous");
  const queries = useQueryClient();
  const bulk = useBulk(thankYouReplyEndpoints.bulk, t("replies.stepFailed"));
  const [asked, setAsked] = useState<{ row: Reply; step: ReplyStep } | null>(null);
  const approve: RowAction<Reply> = {
    label: t("steps.approve"),
    icon: ApproveIcon,
    allowed: ({ next }) => next.includes("approve"),
    takesAll: true,
    run: (rows, matching) => void bulk("approve", rows, matching),
  };
  const others = withReason.map(
    ([step, icon]): RowAction<Reply> => ({
      label: t(`steps.${step}`),
      icon,
      ...(step !== "send_back" && { tone: "risky" as const }),
      allowed: ({ next }) => next.includes(step) && replyStepsWithReason.includes(step),
      run: ([row]) => row && setAsked({ row, step }),
    }),
  );
  return {
    approve,
    actions: [approve, ...others],
    dialogs: asked && (
      <ReasonDialog
        title={t(`replies.reasons.${asked.step as "decline"}.title`, { school: asked.row.school.name })}
        text={t(`replies.reasons.${asked.step as "decline"}.text`)}
        hint={t(`replies.reasons.${asked.step as "decline"}.hint`)}
        save={t(`steps.${asked.step}`)}
        most={500}
        failed={t("replies.stepFailed")}
        onSend={async (reason, idempotencyKey) => {
          const { row, step } = asked;
          const { message } = await call(thankYouReplyEndpoints.step, {
            params: { id: row.id },
            body: { step, reason },
            idempotencyKey,
          });
          succeed(message ?? t("done"));
          await queries.invalidateQueries();
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
