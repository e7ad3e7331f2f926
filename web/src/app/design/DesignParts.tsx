import { districts } from "@kindling/contract";
import AddIcon from "@mui/icons-material/AddRounded";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useLabels } from "../../core/labels.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { StateChip } from "../../ui/feedback/StateChip.tsx";
import { StatTile } from "../../ui/feedback/StatTile.tsx";
import { useConfirm } from "../../ui/feedback/useConfirm.tsx";
import { Facts } from "../../ui/page/Facts.tsx";
import { Section } from "../../ui/page/Section.tsx";
import { Timeline } from "../../ui/page/Timeline.tsx";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";

const variants = ["contained", "outlined", "text"] as const;
const colors = ["primary", "secondary", "error"] as const;
const tones = ["neutral", "success", "info", "warning", "error"] as const;
const broken = { error: new Error("Error"), refetch: () => undefined };

/** What screens are put together from, besides fields and lists. */
export function DesignParts() {
  const labels = useLabels(districts);
  const { ask, dialog } = useConfirm();
  const [choice, setChoice] = useState<string>(variants[0]);
  const question = { title: "ConfirmDialog", text: labels.many, confirm: labels.one };
  return (
    <Stack sx={{ gap: 3 }}>
      <PageHeader title={labels.many} text="PageHeader">
        <Button variant="contained" startIcon={<AddIcon />}>
          {labels.one}
        </Button>
      </PageHeader>
      {colors.map((color) => (
        <Stack key={color} direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} color={color}>{`${variant} ${color}`}</Button>
          ))}
          <Button variant="contained" color={color} disabled>
            disabled
          </Button>
          <Button variant="contained" color={color} loading>
            loading
          </Button>
        </Stack>
      ))}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button onClick={() => succeed("succeed")}>succeed</Button>
        <Button onClick={() => succeed("succeed", { label: "action", run: () => undefined })}>
          succeed + action
        </Button>
        <Button onClick={() => fail(broken.error, "fail")}>fail</Button>
        <Button onClick={() => void ask(question)}>ask</Button>
        <Button color="error" onClick={() => void ask({ ...question, risky: true })}>
          ask risky
        </Button>
        <ToggleChoice
          label="ToggleChoice"
          value={choice}
          choices={variants.map((value) => ({ value, children: value }))}
          onChange={setChoice}
        />
      </Stack>
      {dialog}
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2 }}>
        {tones.map((tone) => (
          <StateChip key={tone} tone={tone} label={tone} />
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 2 }}>
        <StatTile label="StatTile" value={42_550} />
        <Skeleton variant="rounded" sx={{ flex: 1, height: 80 }} />
      </Stack>
      <Section title="Section">
        <Facts
          facts={[
            ["Facts", labels.one],
            [labels.many, "–"],
          ]}
        />
        <Timeline
          events={tones.slice(0, 2).map((told, hour) => ({ at: `2026-11-28T0${hour + 8}:00:00Z`, told }))}
        />
      </Section>
      <EmptyState title="EmptyState" text={labels.many}>
        <Button variant="contained">{labels.one}</Button>
      </EmptyState>
      <ErrorNote found={broken} things={labels.many} />
    </Stack>
  );
}
