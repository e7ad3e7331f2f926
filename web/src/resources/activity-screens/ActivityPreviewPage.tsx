import type { ClassroomItem, Endpoint } from "@kindling/contract";
import EditIcon from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import type { ActivityScreen } from "./activityCalls.ts";
import { PreviewControls } from "./PreviewControls.tsx";
import { PreviewVerdict } from "./PreviewVerdict.tsx";
import { StageFrame } from "./StageFrame.tsx";
import { usePreviewChoice } from "./usePreviewChoice.ts";

interface Preview {
  readonly seen: boolean;
  readonly why: readonly string[];
  readonly item: ClassroomItem;
}

async function fetchPreview(preview: Endpoint, id: number, query: object, signal: AbortSignal) {
  const reply: unknown = await call(preview, { params: { id }, query, signal });
  return (reply as { data: Preview }).data;
}

/** What instructors of a grade and program see of an item on a day, and whether they see it at all. */
export function ActivityPreviewPage({
  screen: { resource, calls, path },
  ItemView,
}: {
  readonly screen: ActivityScreen;
  /** The item as a class sees it; the classroom's, so that it is no likeness but the thing itself. */
  readonly ItemView: ComponentType<{ readonly item: ClassroomItem }>;
}) {
  const { t } = useTranslation("curriculum");
  const labels = useLabels(resource);
  const id = Number(useParams().id);
  const choice = usePreviewChoice();
  const query = { date: choice.date, grade: choice.grade, program_id: choice.programId };
  const found = useQuery({
    queryKey: [calls.preview.name, id, query],
    queryFn: ({ signal }) => fetchPreview(calls.preview, id, query, signal),
    placeholderData: keepPreviousData,
  });
  const preview = found.data;
  return (
    <>
      <PageHeader title={preview?.item.title ?? t("preview.title")} text={t("preview.text")}>
        <Button component={Link} to={path} color="secondary">
          {t("preview.back", { things: labels.many })}
        </Button>
        <Button
          component={Link}
          to={`${path}?edit=${id}`}
          variant="outlined"
          color="secondary"
          startIcon={<EditIcon />}
        >
          {t("preview.edit")}
        </Button>
      </PageHeader>
      {found.isError && !preview ? (
        <ErrorNote error={found.error} things={labels.one} onRetry={() => void found.refetch()} />
      ) : (
        <Box
          sx={{
            display: "grid",
            gap: 3,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "280px minmax(0, 1fr)" },
            alignItems: "start",
          }}
        >
          <Stack spacing={2.5}>
            <PreviewControls choice={choice} />
            <Box aria-live="polite">
              {preview ? (
                <PreviewVerdict seen={preview.seen} why={preview.why} />
              ) : (
                <Skeleton variant="rounded" height={72} />
              )}
            </Box>
          </Stack>
          {preview ? (
            <StageFrame>
              <ItemView key={preview.item.id} item={preview.item} />
            </StageFrame>
          ) : (
            <Skeleton variant="rounded" sx={{ height: 520 }} />
          )}
        </Box>
      )}
    </>
  );
}
