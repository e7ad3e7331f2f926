import type { classDonationEndpoints } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import type { RowOf } from "../../ui/list/listRows.ts";

type Donation = Pick<RowOf<typeof classDonationEndpoints.list>, "charity" | "adjustments">;

/** The charity that a donation was recorded for, and the one that has it by now. */
export function DonationCharity({ donation: { charity, adjustments } }: { readonly donation: Donation }) {
  const { t } = useTranslation("giving");
  const moved = adjustments.findLast(({ kind }) => kind === "charity" || kind === "charity_back")?.charity;
  if (!moved || moved.id === charity.id) return charity.name;
  return `${charity.name} · ${t("donation.charityNow", { name: moved.name })}`;
}
