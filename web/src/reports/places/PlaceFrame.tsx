import type { PlaceOverview } from "@kindling/contract";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ChosenLabels } from "../../core/labels.ts";
import { PageFailure } from "../../ui/feedback/PageFailure.tsx";
import { useMayOpen } from "../../ui/useMayOpen.ts";
import { LatestResponses } from "./LatestResponses.tsx";
import { LiveNow } from "./LiveNow.tsx";
import { PlaceFigures } from "./PlaceFigures.tsx";
import type { PlaceLinks } from "./placeLinks.ts";

/** What the pages of a site and of a provider share: figures, what is live, responses, details beside, people below. */
export function PlaceFrame({
  overview,
  links,
  leaderRoles,
  showsSite,
  structure,
  sites,
  details,
  people,
}: {
  readonly overview: PlaceOverview;
  readonly links: PlaceLinks;
  readonly leaderRoles: string | undefined;
  readonly showsSite: boolean;
  /** Chooses whose places count in the sums of all sessions. */
  readonly structure?: ReactNode;
  readonly sites?: ReactNode;
  readonly details: ReactNode;
  /** The list of people; none for who may not see people. */
  readonly people: ReactNode;
}) {
  const { t } = useTranslation("people");
  const id = useId();
  return (
    <Stack spacing={2.5}>
      <PlaceFigures overview={overview} links={links} leaderRoles={leaderRoles} structure={structure} />
      <Box
        sx={{
          display: "grid",
          gap: 2.5,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <Stack spacing={2.5}>
          {sites}
          <LiveNow live={overview.live} links={links} />
          {!sites && details}
        </Stack>
        <Stack spacing={2.5}>
          <LatestResponses responses={overview.responses} links={links} showsSite={showsSite} />
          {sites && details}
        </Stack>
      </Box>
      {people && (
        <Box component="section" id="people" aria-labelledby={id} sx={{ scrollMarginTop: 88 }}>
          <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
            {t("places.people")}
          </Typography>
          {people}
        </Box>
      )}
    </Stack>
  );
}

export function PlaceSkeleton() {
  return (
    <Stack spacing={2.5} aria-busy>
      <Skeleton variant="rounded" width="min(360px, 70%)" height={44} />
      <Skeleton variant="rounded" height={190} />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" } }}>
        <Skeleton variant="rounded" height={300} />
        <Skeleton variant="rounded" height={300} />
      </Box>
    </Stack>
  );
}

/** Why such a page can't be shown, with the way to the list of such places. */
export function PlaceMissing({
  calls,
  labels,
  path,
}: {
  /** The calls that the page needs, of which one or more failed. */
  readonly calls: readonly UseQueryResult[];
  readonly labels: ChosenLabels;
  /** The address of the list of such places. */
  readonly path: string;
}) {
  const back = useMayOpen()(path) && (
    <Button component={Link} to={path} variant="contained">
      {labels.many}
    </Button>
  );
  const found = {
    error: calls.find(({ isError }) => isError)?.error,
    refetch: () => Promise.all(calls.map((call) => call.refetch())),
  };
  return <PageFailure found={found} labels={labels} back={back} />;
}
