import type { paymentEndpoints, ReplyOf } from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { type MoneyFigure, MoneyTiles } from "../shared/MoneyTiles.tsx";

type Sums = ReplyOf<typeof paymentEndpoints.list>["meta"];

/** Totals of all payments that the list matches, between two dates beside those of the year before. */
export function PaymentTotals({ sums }: { readonly sums: Sums | undefined }) {
  const { t } = useTranslation("payments");
  const before = sums?.before;
  const figures = (["donated", "earned", "total"] as const).map(
    (name): MoneyFigure => [
      t(`figures.${name}`),
      t(`figures.${name}Note`),
      sums?.[`${name}_cents`],
      before?.[`${name}_cents`],
    ],
  );
  return <MoneyTiles figures={figures} days={before} />;
}
