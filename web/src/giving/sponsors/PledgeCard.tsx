import { type PledgeFunding, pledges } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { RowMenu } from "../../ui/list/RowMenu.tsx";
import { Facts } from "../../ui/page/Facts.tsx";
import { FundingBar } from "./FundingBar.tsx";
import type { Pledge } from "./sponsorFunding.ts";
import { useForecast } from "./useForecast.ts";

const namesOf = (rows: readonly { readonly name: string }[]) => rows.map(({ name }) => name).join(", ");

/** A pledge: its terms, how far it is drawn and received, and when it runs out. */
export function PledgeCard({
  pledge,
  funding,
  actions,
}: {
  readonly pledge: Pledge;
  readonly funding: PledgeFunding | undefined;
  readonly actions: readonly RowAction<Pledge>[];
}) {
  const { t } = useTranslation("sponsors");
  const labels = useLabels(pledges);
  const format = useFormat();
  const forecast = useForecast();
  const { name, kind, amount_cents, point_cents, cap_cents, from_on, until_on, closed_on } = pledge;
  const what =
    kind === "amount"
      ? format.money(amount_cents ?? 0)
      : t(cap_cents === null ? "pledges.perPoint" : "pledges.perPointUpTo", {
          amount: format.money(point_cents ?? 0),
          cap: format.money(cap_cents ?? 0),
        });
  return (
    <Card component="li" sx={{ boxShadow: "none", px: 2, py: 1.5 }}>
      <Stack spacing={1.5}>
        <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {name}
            </Typography>
            <Typography color="textSecondary">
              {what} · {format.date(from_on)} – {until_on ? format.date(until_on) : t("pledges.noEnd")}
            </Typography>
          </Box>
          <StateChip
            label={t(`pledges.${pledge.state}`)}
            tone={pledge.state === "open" ? "success" : "neutral"}
          />
          <RowMenu row={pledge} name={name} actions={actions} />
        </Box>
        <Facts
          facts={[
            [labels.field("programs"), namesOf(pledge.programs)],
            [labels.field("providers"), namesOf(pledge.providers)],
            [labels.field("charities"), namesOf(pledge.charities)],
            [labels.field("closed_on"), closed_on && format.date(closed_on)],
          ]}
        />
        {funding ? <FundingBar funding={funding} /> : <Skeleton variant="rounded" height={64} />}
        {funding && forecast(funding) && <Typography>{forecast(funding)}</Typography>}
      </Stack>
    </Card>
  );
}
