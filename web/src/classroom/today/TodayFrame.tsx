import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { WaitingAnswers } from "../recording/WaitingAnswers.tsx";

interface TodayFrameProps {
  head: ReactNode;
  /** The call whose answer the page shows. */
  query: { isPending: boolean; error: unknown; refetch: () => unknown; data: unknown };
  children: ReactNode;
}

/** What the classroom's pages share: the head, what waits to be sent, and the states of loading and failing. */
export function TodayFrame({ head, query, children }: TodayFrameProps) {
  const { t } = useTranslation("classroom");
  return (
    <Box sx={{ width: 1, maxWidth: 1120, mx: "auto" }}>
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        {head}
        <WaitingAnswers />
        {query.isPending && (
          <Stack sx={{ gap: 3 }} role="status" aria-label={t("home.loading")}>
            <Skeleton variant="rounded" height={260} />
            <Stack direction="row" sx={{ gap: 2 }}>
              <Skeleton variant="rounded" height={112} sx={{ flex: 1 }} />
              <Skeleton
                variant="rounded"
                height={112}
                sx={{ flex: 1, display: { xs: "none", sm: "block" } }}
              />
            </Stack>
          </Stack>
        )}
        {/* What was loaded before going offline still works for the class. */}
        {!query.isPending && query.data === undefined && (
          <ErrorNote found={query} things={t("home.things")} />
        )}
        {query.data !== undefined && children}
      </Stack>
    </Box>
  );
}
