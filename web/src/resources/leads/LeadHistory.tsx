import { leads } from "@kindling/contract";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { Section } from "../Section.tsx";
import type { Lead } from "./Lead.ts";
import { useStatusChoices } from "./leadStatus.tsx";

type Change = Lead["history"][number];

const dot = {
  content: '""',
  position: "absolute",
  left: 0,
  top: 7,
  width: 11,
  height: 11,
  borderRadius: "50%",
  border: 2,
  borderColor: "primary.main",
  bgcolor: "background.paper",
};

/** What happened to a lead and who did it, the newest first. */
export function LeadHistory({ lead }: { readonly lead: Lead }) {
  const { t } = useTranslation("people");
  const labels = useLabels(leads);
  const format = useFormat();
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
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {lead.history.map((change, index) => (
          <Box
            component="li"
            key={`${change.at} ${change.field} ${index}`}
            sx={{
              position: "relative",
              pl: 3.5,
              pb: 2,
              "&::before": dot,
              "&:not(:last-of-type)::after": {
                content: '""',
                position: "absolute",
                left: 5,
                top: 21,
                bottom: -5,
                width: "1px",
                bgcolor: "divider",
              },
            }}
          >
            <Typography variant="body2">
              <Box component="span" sx={{ fontWeight: 600 }}>
                {change.user?.name ?? lead.name}
              </Box>{" "}
              {told(change)}
            </Typography>
            <Typography
              variant="caption"
              component="time"
              dateTime={change.at}
              sx={{ color: "text.secondary" }}
            >
              {format.moment(change.at)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
