import { mediaConsentEndpoints } from "@kindling/contract";
import RecordIcon from "@mui/icons-material/HowToRegOutlined";
import WithdrawIcon from "@mui/icons-material/VisibilityOffOutlined";
import { type ReactElement, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import type { Matching, RowAction } from "../../ui/list/RowAction.ts";
import type { Medium } from "../teacher-media/Medium.ts";
import { RecordDialog } from "./RecordDialog.tsx";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

export type Consent = RowOf<typeof mediaConsentEndpoints.list>;

interface Asked {
  readonly step: "record" | "withdraw";
  readonly rows: readonly { readonly id: number }[];
  readonly matching: Matching | undefined;
}

/** Recording and withdrawing consent, for rows of the list of consents and for photos and videos. */
export function useConsentSteps(): {
  record: RowAction<Consent>;
  withdraw: RowAction<Consent>;
  withdrawMedia: RowAction<Medium>;
  dialogs: ReactElement | null;
} {
  const { t } = useTranslation("content");
  const bulk = useBulk(mediaConsentEndpoints.bulk, t("consents.failed"));
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (step: Asked["step"], rows: Asked["rows"], matching?: Matching) =>
    setAsked({ step, rows, matching });
  const dialog = asked && {
    count: asked.matching?.expected ?? asked.rows.length,
    onSend: (more: object) => bulk(asked.step, asked.rows, asked.matching, { more }),
    onClose: () => setAsked(null),
  };
  return {
    record: {
      label: t("consents.record"),
      icon: RecordIcon,
      takesAll: true,
      allowed: ({ can }) => can.includes("update"),
      run: (rows, matching) => ask("record", rows, matching),
    },
    withdraw: {
      label: t("consents.withdraw"),
      icon: WithdrawIcon,
      tone: "risky",
      takesAll: true,
      allowed: ({ can, state }) => can.includes("update") && state !== "withdrawn",
      run: (rows, matching) => ask("withdraw", rows, matching),
    },
    withdrawMedia: {
      label: t("consents.withdraw"),
      icon: WithdrawIcon,
      tone: "risky",
      allowed: () => true,
      run: (media) =>
        ask(
          "withdraw",
          media.map(({ consent }) => consent),
        ),
    },
    dialogs:
      dialog && (asked.step === "record" ? <RecordDialog {...dialog} /> : <WithdrawDialog {...dialog} />),
  };
}
