import { sponsorReceiptEndpoints, sponsorReceipts } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import ReverseIcon from "@mui/icons-material/UndoRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { ReasonDialog } from "../shared/ReasonDialog.tsx";
import { ReceiptDialog } from "./ReceiptDialog.tsx";
import { type Receipt, type Sponsor, usePledges, useReceipts } from "./sponsorFunding.ts";

/** What came in from a sponsor; a wrong entry is reversed, with a reason. */
export function ReceiptsSection({ sponsor }: { readonly sponsor: Sponsor }) {
  const { t } = useTranslation("sponsors");
  const labels = useLabels(sponsorReceipts);
  const format = useFormat();
  const queries = useQueryClient();
  const found = useReceipts(sponsor.id);
  const pledges = usePledges(sponsor.id).data?.data ?? [];
  const [isAdding, setAdding] = useState(false);
  const [reversed, setReversed] = useState<Receipt | null>(null);
  const reverse: RowAction<Receipt> = {
    label: t("receipts.reverse"),
    icon: ReverseIcon,
    tone: "risky",
    allowed: ({ reversed_at }) => reversed_at === null,
    run: ([receipt]) => setReversed(receipt ?? null),
  };
  return (
    <Section
      title={labels.many}
      aside={
        pledges.length > 0 && (
          <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {t("receipts.add")}
          </Button>
        )
      }
    >
      {found.isError && <ErrorNote found={found} things={labels.many} />}
      {found.isPending && <Skeleton variant="rounded" height={72} />}
      {found.data?.data.length === 0 && <Typography color="textSecondary">{t("receipts.empty")}</Typography>}
      <Box component="ul">
        {found.data?.data.map((receipt) => (
          <Box
            component="li"
            key={receipt.id}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: "divider",
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                <MoneyText cents={receipt.amount_cents} isVoid={receipt.reversed_at !== null} />
                {receipt.reversed_at && ` · ${t("receipts.reversed", { reason: receipt.reason ?? "" })}`}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {[
                  format.date(receipt.received_on),
                  t(`methods.${receipt.method}`),
                  receipt.reference,
                  receipt.pledge.name,
                  receipt.note,
                  receipt.seen_on && t("receipts.seen", { date: format.date(receipt.seen_on) }),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
            </Box>
            <RowMenu
              row={receipt}
              name={`${format.money(receipt.amount_cents)}, ${format.date(receipt.received_on)}`}
              actions={[reverse]}
            />
          </Box>
        ))}
      </Box>
      {isAdding && <ReceiptDialog pledges={pledges} onClose={() => setAdding(false)} />}
      {reversed && (
        <ReasonDialog
          title={t("receipts.reverseTitle", { amount: format.money(reversed.amount_cents) })}
          text={t("receipts.reverseText")}
          hint={t("receipts.reverseHint")}
          save={t("receipts.reverse")}
          most={500}
          failed={t("receipts.reverseFailed")}
          onSend={async (reason, idempotencyKey) => {
            const params = { id: reversed.id };
            await call(sponsorReceiptEndpoints.reverse, { params, body: { reason }, idempotencyKey });
            succeed(t("receipts.reverseDone"));
            await queries.invalidateQueries();
          }}
          onClose={() => setReversed(null)}
        />
      )}
    </Section>
  );
}
