import { leads } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { Section } from "../../ui/page/Section.tsx";
import { Timeline } from "../../ui/page/Timeline.tsx";
import type { Lead } from "./Lead.ts";
import { useStatusChoices } from "./leadStatus.tsx";

type Change = Lead["history"][number];

/** A lead's history, newest first. */
export function LeadHistory({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const labels = useLabels(leads);
  const statuses = useStatusChoices();
  const inWords = (field: string, value: string | null) =>
    field === "status" ? statuses.find((each) => each.value === value)?.label : value;
  const told = ({ field, from, to }: Change) => {
    const words = {
      field: labels.field(field).toLocaleLowerCase(),
      from: inWords(field, from),
      to: inWords(field, to),
    };
    if (field === "submissions") return t("leads.historySubmission", words);
    if (to === null) return t("leads.historyCleared", words);
    return t(from === null ? "leads.historySet" : "leads.historyChanged", words);
  };
  return (
    <Section title={t("leads.history")}>
      <Timeline
        events={lead.history.map((change) => ({
          at: change.at,
          told: (
            <Typography variant="body2">
              <Box component="span" sx={{ fontWeight: 600 }}>
                {change.user?.name ?? lead.name}
              </Box>{" "}
              {told(change)}
            </Typography>
          ),
        }))}
      />
    </Section>
  );
}
