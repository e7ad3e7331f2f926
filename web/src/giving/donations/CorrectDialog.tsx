import { classDonationEndpoints } from "@kindling/contract";
import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { type Donation, useOrganizationDay } from "../shared/useGiving.ts";
import { typedDollars } from "./cents.ts";
import { DonationForm } from "./DonationForm.tsx";

interface CorrectDialogProps {
  readonly donation: Donation;
  /** Whether another amount or day needs a reason. */
  readonly asksReason?: boolean;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Corrects a donation's amount, day or note. */
export function CorrectDialog({ donation, asksReason = false, onSaved, onClose }: CorrectDialogProps) {
  const { t } = useTranslation("giving");
  const today = useOrganizationDay();
  const title = useId();
  const { id, version, amount_cents, donated_on, note } = donation;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{t("donation.correctTitle")}</DialogTitle>
      <DialogContent>
        <DonationForm
          fresh={{ amount: typedDollars(amount_cents), donated_on, note: note ?? "" }}
          submit={t("donation.save")}
          failed={t("failed.correct")}
          latest={today}
          focuses
          asksReason={asksReason}
          onCancel={onClose}
          save={async (body) => {
            const reply = await call(classDonationEndpoints.update, { params: { id }, body, version });
            succeed(reply.message ?? t("done.saved"));
            onClose();
            await onSaved();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}
