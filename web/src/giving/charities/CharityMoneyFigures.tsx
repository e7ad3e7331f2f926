import type { CharityMoney } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { useMoneyFigures } from "../../people/open-money/useMoneyFigures.ts";

/** Whether anything is left to decide when charities are set inactive. */
export function isOpen({ choices, staying_cents, pledges, ...money }: CharityMoney): boolean {
  const { unverified, verified, closed_cents, earned_cents } = money;
  return [choices, staying_cents, pledges, unverified, verified, closed_cents, earned_cents].some(
    (figure) => figure !== 0,
  );
}

/** What isn't paid to charities, line by line. */
export function CharityMoneyFigures({ money }: { readonly money: CharityMoney }) {
  const { t } = useTranslation("curriculum");
  const format = useFormat();
  const figures = useMoneyFigures();
  const lines = [
    ...figures(money),
    ...(money.choices > 0 ? [t("charities.settling.choices", { count: money.choices })] : []),
    ...(money.staying_cents === 0
      ? []
      : [t("charities.settling.staying", { amount: format.money(money.staying_cents) })]),
    ...(money.pledges > 0 ? [t("charities.settling.pledges", { count: money.pledges })] : []),
  ];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, listStyle: "disc" }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
