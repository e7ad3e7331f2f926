import { pledgeEndpoints, pledges, type SponsorFunding } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import EditIcon from "@mui/icons-material/EditOutlined";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Section } from "../../ui/page/Section.tsx";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { PledgeCard } from "./PledgeCard.tsx";
import { PledgeDialog } from "./PledgeDialog.tsx";
import { type Pledge, type Sponsor, usePledges } from "./sponsorFunding.ts";

/** What a sponsor pledged; each pledge is saved separately. */
export function PledgesSection({
  sponsor,
  funding,
}: {
  readonly sponsor: Sponsor;
  readonly funding: SponsorFunding | undefined;
}) {
  const { t } = useTranslation(["sponsors", "ui"]);
  const labels = useLabels(pledges);
  const found = usePledges(sponsor.id);
  const [opened, setOpened] = useState<Pledge | "new" | null>(null);
  const removal = useRemoval<Pledge>(pledges, pledgeEndpoints);
  const edit: RowAction<Pledge> = {
    label: t("ui:edit"),
    icon: EditIcon,
    allowed: ({ can }) => can.includes("update"),
    run: ([pledge]) => setOpened(pledge ?? null),
  };
  return (
    <Section
      title={labels.many}
      aside={
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpened("new")}>
          {t("ui:form.add", { thing: labels.one })}
        </Button>
      }
    >
      {found.isError && <ErrorNote found={found} things={labels.many} />}
      {found.isPending && <Skeleton variant="rounded" height={140} />}
      {found.data?.data.length === 0 && <Typography color="textSecondary">{t("pledges.empty")}</Typography>}
      {found.data && found.data.data.length > 0 && (
        <Stack component="ul" spacing={1.5}>
          {found.data.data.map((pledge) => (
            <PledgeCard
              key={pledge.id}
              pledge={pledge}
              funding={funding?.pledges.find(({ id }) => id === pledge.id)}
              actions={[edit, removal.action]}
            />
          ))}
        </Stack>
      )}
      <PledgeDialog pledge={opened} sponsor={sponsor} onClose={() => setOpened(null)} />
      {removal.dialog}
    </Section>
  );
}
