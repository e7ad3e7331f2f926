import type { GivingDashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Figure } from "../places/Figure.tsx";
import type { GivingLinks } from "./givingLinks.ts";

export function GivingFigures({
  totals,
  links,
}: {
  readonly totals: GivingDashboard["totals"];
  readonly links: GivingLinks;
}) {
  const { t } = useTranslation("givingOverview");
  const format = useFormat();
  const all = links.distribution();
  const figures = [
    ["total", format.money(totals.total_cents), all],
    ["earned", format.money(totals.earned_cents), all],
    ["donated", format.money(totals.donated_cents), links.donations()],
    ["unassigned", format.money(totals.unassigned_cents), links.unassigned()],
    ["verified", format.money(totals.verified_cents), links.donations("verified,paid")],
    ["paid", format.money(totals.paid_cents), links.donations("paid")],
    ["points", format.number(totals.points), all],
    ["classes", format.number(totals.classes), links.classes()],
    ["charities", format.number(totals.charities), links.chosen()],
  ] as const;
  return (
    <Box
      sx={{
        display: "grid",
        gap: 1.5,
        gridTemplateColumns: {
          xs: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
          sm: "repeat(3, minmax(0, 1fr))",
        },
      }}
    >
      {figures.map(([name, value, to]) => (
        <Figure
          key={name}
          label={t(`figures.${name}`)}
          value={value}
          note={t(`figures.${name}Note`)}
          to={to}
        />
      ))}
    </Box>
  );
}
