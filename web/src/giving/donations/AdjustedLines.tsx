import type { classDonationEndpoints } from "@kindling/contract";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { RowOf } from "../../ui/list/listRows.ts";

type Donation = Pick<RowOf<typeof classDonationEndpoints.list>, "adjusts" | "adjustments">;

/** What a donation adjusts, or what was adjusted of it, a line each. */
export function AdjustedLines({ donation: { adjusts, adjustments } }: { readonly donation: Donation }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const lines = adjustments.map(({ kind, on, cents, charity, reason }) =>
    t(`donation.${kind === "amount" ? "adjusted" : kind}`, {
      amount: format.money(kind === "charity_back" ? -cents : cents),
      day: format.date(on),
      name: charity.name,
      reason,
    }),
  );
  if (adjusts) {
    const { amount_cents, donated_on, session } = adjusts;
    const words = { amount: format.money(amount_cents), day: format.date(donated_on), session: session.name };
    lines.unshift(t("donation.adjusts", words));
  }
  return lines.map((line) => (
    <Typography key={line} component="span" variant="body2">
      {line}
    </Typography>
  ));
}
