import EditIcon from "@mui/icons-material/EditRounded";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { CorrectDialog } from "./CorrectDialog.tsx";
import type { Donation } from "./useDonationSteps.tsx";

/** Correcting one donation, with a reason. */
export function useCorrectDonation(): { action: RowAction<Donation>; dialog: ReactElement | null } {
  const { t } = useTranslation("giving");
  const queries = useQueryClient();
  const [corrected, setCorrected] = useState<Donation | null>(null);
  return {
    action: {
      label: t("donation.correct"),
      icon: EditIcon,
      allowed: ({ can }) => can.includes("update"),
      run: ([row]) => setCorrected(row ?? null),
    },
    dialog: corrected && (
      <CorrectDialog
        donation={corrected}
        asksReason
        onSaved={() => queries.invalidateQueries()}
        onClose={() => setCorrected(null)}
      />
    ),
  };
}
