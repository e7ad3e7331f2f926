import { classDonationEndpoints, classDonations, type DonationEvent } from "@kindling/contract";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { Timeline } from "../../ui/page/Timeline.tsx";
import type { Donation } from "./useDonationSteps.tsx";

type Change = DonationEvent["changes"][number];

/** Returns an event's changes as lines of text. */
function useChangeWords() {
  const { t } = useTranslation("giving");
  const { field } = useLabels(classDonations);
  const format = useFormat();
  const valueIn = (name: Change["field"], value: string | number) => {
    if (typeof value === "number") return format.money(value);
    return name === "donated_on" ? format.date(value) : t("history.quoted", { text: value });
  };
  const changeIn = ({ field: name, from, to }: Change) => {
    const words = {
      field: field(name),
      from: from === null ? "" : valueIn(name, from),
      to: to === null ? "" : valueIn(name, to),
    };
    if (to === null) return t("history.cleared", words);
    return t(from === null ? "history.set" : "history.changed", words);
  };
  return ({ changes, reason }: DonationEvent): string[] => [
    ...changes.map(changeIn),
    ...(reason ? [t("history.set", { field: field("reason"), to: reason })] : []),
  ];
}

/** A donation's history, newest last. */
export function DonationHistory({ donation: { id, version } }: { readonly donation: Donation }) {
  const { t } = useTranslation("giving");
  const changesIn = useChangeWords();
  const title = useId();
  const { history } = classDonationEndpoints;
  const found = useQuery({
    queryKey: [history.name, id, version],
    queryFn: ({ signal }) => call(history, { params: { id }, signal }),
  });
  return (
    <Box component="section" aria-labelledby={title} aria-busy={found.isPending}>
      <Typography id={title} variant="h3" sx={{ mb: 1.5 }}>
        {t("history.title")}
      </Typography>
      {found.isPending && (
        <Stack spacing={2}>
          <Skeleton variant="rounded" height={40} />
          <Skeleton variant="rounded" height={40} />
        </Stack>
      )}
      {found.isError && <ErrorNote found={found} things={t("history.title")} />}
      {found.data && (
        <Timeline
          events={found.data.data.map((event) => ({
            at: event.at,
            told: (
              <>
                <Typography variant="body2">
                  <Box component="span" sx={{ fontWeight: 600 }}>
                    {t(`history.events.${event.event}`)}
                  </Box>
                  {event.user && ` · ${event.user.name}`}
                </Typography>
                {changesIn(event).map((line) => (
                  <Typography key={line} variant="body2" sx={{ overflowWrap: "anywhere" }}>
                    {line}
                  </Typography>
                ))}
              </>
            ),
          }))}
        />
      )}
    </Box>
  );
}
