import type { GivingDashboard } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Figure } from "../places/Figure.tsx";
import type { GivingLinks } from "./givingLinks.ts";

/** Columns on a desk; on a phone as many as there is room for. */
const columns = (desk: string) =>
  ({
    display: "grid",
    gap: 1.5,
    gridTemplateColumns: {
      xs: "repeat(auto-fit, minmax(min(140px, 100%), 1fr))",
      sm: "repeat(3, minmax(0, 1fr))",
      lg: desk,
    },
  }) as const;

/** What was given in all stands out; of what it consists, and by how many, stands back. */
export function GivingFigures({
  totals,
  hasLate,
  links,
}: {
  readonly totals: GivingDashboard["totals"];
  /** Whether charities were given points of closed sessions that had none. */
  readonly hasLate: boolean;
  readonly links: GivingLinks;
}) {
  const { t } = useTranslation("givingOverview");
  const format = useFormat();
  const all = links.distribution();
  const leading = [
    ["total", format.money(totals.total_cents), all],
    ["earned", format.money(totals.earned_cents), all],
    ["donated", format.money(totals.donated_cents), links.donations()],
  ] as const;
  const quiet = [
    ["verified", format.money(totals.verified_cents), links.donations("verified,paid")],
    ["paid", format.money(totals.paid_cents), links.donations("paid")],
    ["unassigned", format.money(totals.unassigned_cents), links.unassigned()],
    ["points", format.number(totals.points), all],
    ["classes", format.number(totals.classes), links.classes()],
    ["charities", format.number(totals.charities), links.chosen()],
  ] as const;
  const shown = (isQuiet: boolean) =>
    (isQuiet ? quiet : leading).map(([name, value, to]) => (
      <Figure
        key={name}
        isQuiet={isQuiet}
        label={t(`figures.${name}`)}
        value={value}
        note={t(name === "unassigned" && hasLate ? "figures.unassignedLessNote" : `figures.${name}Note`)}
        to={to}
      />
    ));
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={columns("repeat(3, minmax(0, 1fr))")}>{shown(false)}</Box>
      <Card sx={{ ...columns("repeat(6, minmax(0, 1fr))"), gap: 0, p: 0.5 }}>{shown(true)}</Card>
    </Stack>
  );
}
