import type { classDonationEndpoints, ReplyOf } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { type MoneyFigure, MoneyTiles } from "../shared/MoneyTiles.tsx";

type Sums = Pick<
  ReplyOf<typeof classDonationEndpoints.list>["meta"],
  "bank_total_cents" | "in_bank_cents" | "verified_cents"
>;

/** Totals of all donations that the list matches. */
export function DonationTotals({ sums }: { readonly sums: Sums | undefined }) {
  const { t } = useTranslation("giving");
  const figure = (name: "brought" | "bank" | "verified" | "open", cents: number | undefined): MoneyFigure => [
    t(`donations.${name}`),
    t(`donations.${name}Text`),
    cents,
  ];
  const figures = [
    figure("brought", sums?.bank_total_cents),
    figure("bank", sums?.in_bank_cents),
    figure("verified", sums?.verified_cents),
    figure("open", sums && sums.bank_total_cents - sums.verified_cents),
  ];
  return <MoneyTiles figures={figures} />;
}
