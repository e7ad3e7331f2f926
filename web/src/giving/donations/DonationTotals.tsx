import type { classDonationEndpoints, ReplyOf } from "@kindling/contract";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type MoneyFigure, MoneyTiles } from "../shared/MoneyTiles.tsx";

type Sums = Pick<
  ReplyOf<typeof classDonationEndpoints.list>["meta"],
  "bank_total_cents" | "in_bank_cents" | "verified_cents" | "before"
>;
type Amount = (sums: Omit<Sums, "before">) => number;

/** Totals of all donations that the list matches, between two dates beside those of the year before. */
export function DonationTotals({
  sums,
  isToVerify,
}: {
  readonly sums: Sums | undefined;
  /** Whether they are of what is still to verify, with later adjustments; rows tell what was recorded. */
  readonly isToVerify: boolean;
}) {
  const { t } = useTranslation("giving");
  const before = sums?.before;
  const figure = (name: "brought" | "bank" | "verified" | "open", amount: Amount): MoneyFigure => [
    t(`donations.${name}`),
    t(`donations.${name}Text`),
    sums && amount(sums),
    before ? amount(before) : undefined,
  ];
  const figures = [
    figure("brought", ({ bank_total_cents }) => bank_total_cents),
    figure("bank", ({ in_bank_cents }) => in_bank_cents),
    figure("verified", ({ verified_cents }) => verified_cents),
    figure("open", ({ bank_total_cents, verified_cents }) => bank_total_cents - verified_cents),
  ];
  return (
    <>
      <MoneyTiles figures={figures} days={before} />
      {isToVerify && (
        <Typography sx={{ color: "text.secondary" }}>{t("donations.withAdjustments")}</Typography>
      )}
    </>
  );
}
