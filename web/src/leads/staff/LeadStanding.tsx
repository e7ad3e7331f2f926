import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Section } from "../../ui/page/Section.tsx";
import type { Lead } from "./Lead.ts";
import { LeadStatusChip } from "./leadStatus.tsx";
import { OwnerPicker } from "./OwnerPicker.tsx";
import { StatusFields, statusProblem } from "./StatusFields.tsx";
import { useLeadChange } from "./useLeadChange.ts";

/** How far a lead has come, and who sees to it. A status is saved by a button, since a no wants its reason first. */
export function LeadStanding({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const { change, busy } = useLeadChange(lead);
  const before = { status: lead.status, reason: lead.reason ?? "" };
  const [value, setValue] = useState(before);
  const [tried, setTried] = useState(false);
  const isChanged = value.status !== before.status || value.reason !== before.reason;
  const save = () => {
    setTried(true);
    if (!statusProblem(value)) void change({ status: value.status, reason: value.reason.trim() || null });
  };
  return (
    <Section title={t("leads.standing")} aside={<LeadStatusChip status={lead.status} />}>
      <Stack spacing={2}>
        <StatusFields
          value={value}
          onChange={setValue}
          showProblem={tried}
          disabled={lead.status === "Converted"}
        />
        {isChanged && (
          <Button variant="contained" onClick={save} loading={busy}>
            {t("leads.statusSave")}
          </Button>
        )}
        <OwnerPicker value={lead.owner} onChange={(owner) => void change({ owner_id: owner?.id ?? null })} />
      </Stack>
    </Section>
  );
}
