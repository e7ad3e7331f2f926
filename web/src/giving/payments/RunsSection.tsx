import type { PaymentRun } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { MoneyText } from "../shared/MoneyText.tsx";
import { RunChip } from "./RunChip.tsx";
import { isOpen, runPath, useRuns } from "./runs.ts";
import { useDayOf } from "./useDayOf.ts";

/** Payment runs that wait for somebody; earlier ones on request. Nothing until there is one. */
export function RunsSection() {
  const { t } = useTranslation("payments");
  const found = useRuns();
  const [showsAll, setShowsAll] = useState(false);
  const runs = found.data ?? [];
  const open = runs.filter(isOpen);
  if (found.isError) return <ErrorNote found={found} things={t("runs.title")} />;
  if (found.isPending) return <Skeleton variant="rounded" height={140} />;
  if (runs.length === 0) return null;
  const shown = showsAll ? runs : open;
  return (
    <Section
      title={t("runs.title")}
      aside={
        runs.length > open.length && (
          <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? t("runs.open") : t("runs.all", { count: runs.length })}
          </Button>
        )
      }
    >
      {shown.length === 0 && <Typography color="textSecondary">{t("runs.none")}</Typography>}
      <Stack component="ul">
        {shown.map((run) => (
          <RunRow key={run.id} run={run} />
        ))}
      </Stack>
    </Section>
  );
}

function RunRow({ run }: { readonly run: PaymentRun }) {
  const { t } = useTranslation("payments");
  const dayOf = useDayOf();
  return (
    <Stack
      component="li"
      direction="row"
      sx={{
        alignItems: "center",
        flexWrap: "wrap",
        columnGap: 2,
        rowGap: 0.5,
        py: 1.25,
        borderTop: 1,
        borderColor: "divider",
        "&:first-of-type": { borderTop: 0 },
      }}
    >
      <Box sx={{ flex: "1 1 14rem", minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={runPath(run.id)}
          color="text.primary"
          underline="hover"
          sx={{ fontWeight: 600 }}
        >
          {run.name}
        </Link>
        <Typography variant="note" component="p">
          {[
            t("runs.proposedBy", { name: run.created_by?.name ?? t("someone"), day: dayOf(run.created_at) }),
            t("runs.payments", { count: run.payment_count }),
          ].join(" · ")}
        </Typography>
      </Box>
      <RunChip run={run} />
      <Box sx={{ minWidth: "9ch", ml: "auto", textAlign: "right", fontWeight: 700 }}>
        {run.state !== "canceled" && <MoneyText cents={run.total_cents} />}
      </Box>
    </Stack>
  );
}
