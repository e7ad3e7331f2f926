import { teacherMediaEndpoints } from "@kindling/contract";
import DeleteIcon from "@mui/icons-material/DeleteOutlineRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useId } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { ExportButton } from "../../ui/list/ExportButton.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useConsentSteps } from "../consents/useConsentSteps.tsx";
import { MediaTile } from "../teacher-media/MediaTile.tsx";
import { MediaTiles } from "../teacher-media/MediaTiles.tsx";
import { MediaViewer } from "../teacher-media/MediaViewer.tsx";
import { type Medium, mediumName } from "../teacher-media/Medium.ts";
import { useMediaDownload } from "../teacher-media/useMediaDownload.ts";
import { useMediaRemoval } from "../teacher-media/useMediaRemoval.ts";
import { useShownMedium } from "../teacher-media/useShownMedium.ts";
import { onMediaSaved, useUploads } from "./classUploads.ts";

const { list } = teacherMediaEndpoints;
const atOnce = 24;
const latest = { sort: "created_at", order: "desc" } as const;

/** What of the pictures can be said in a table. */
const exported = ["created_at", "caption", "kind", "file", "size", "school"];

/** A teacher's uploads for a site, latest first. */
export function OwnGallery({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation(["media", "ui"]);
  const id = useId();
  const format = useFormat();
  const edit = useEditAddress();
  const queries = useQueryClient();
  const { action: removal } = useMediaRemoval();
  const { action: download } = useMediaDownload();
  const { withdrawMedia, dialogs } = useConsentSteps();
  useEffect(() => onMediaSaved(() => void queries.invalidateQueries({ queryKey: [list.name] })), [queries]);
  const found = useInfiniteQuery({
    queryKey: [list.name, "own", siteId],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => {
      const query = {
        ...latest,
        rows: atOnce,
        page: pageParam,
      };
      return call(list, { query: { ...query, schools: [siteId] }, signal });
    },
    getNextPageParam: ({ meta }) => ((meta.page + 1) * meta.rows < meta.total ? meta.page + 1 : undefined),
  });
  // Uploads that are still listed above are not repeated here.
  const above = new Set(useUploads().map(({ saved }) => saved?.id));
  const media = (found.data?.pages ?? []).flatMap(({ data }) => data).filter((each) => !above.has(each.id));
  const { medium, show } = useShownMedium(media);
  const removeShown = { ...removal, run: (rows: readonly Medium[]) => (edit.close(), removal.run(rows)) };

  return (
    <Box component="section" aria-labelledby={id}>
      <Stack direction="row" sx={{ mb: 1.5, flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography id={id} variant="h2" sx={{ mr: "auto" }}>
          {t("mine.gallery")}
        </Typography>
        {media.length > 0 && (
          <ExportButton
            list={list}
            name={t("mine.gallery")}
            query={{ schools: [siteId], ...latest }}
            fields={exported}
          />
        )}
      </Stack>
      {found.isPending && (
        <Box role="status" aria-label={t("loading")}>
          <Skeleton variant="rounded" height={180} />
        </Box>
      )}
      {found.isError && !found.data && <ErrorNote found={found} things={t("mine.galleryThings")} />}
      {found.data && media.length === 0 && <EmptyState title={t("mine.empty")} text={t("mine.emptyText")} />}
      <MediaTiles label={t("mine.gallery")}>
        {media.map((each) => (
          <MediaTile
            key={each.id}
            medium={each}
            href={edit.hrefOf(each.id)}
            about={format.moment(each.created_at)}
          >
            {removal.allowed(each) && (
              <IconButton
                size="small"
                aria-label={t("deleteNamed", { name: mediumName(each) })}
                onClick={() => removal.run([each])}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            )}
          </MediaTile>
        ))}
      </MediaTiles>
      {found.hasNextPage && (
        <Box sx={{ textAlign: "center", mt: 2 }}>
          <Button
            variant="outlined"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t("mine.more")}
          </Button>
        </Box>
      )}
      <MediaViewer
        medium={medium}
        neighbors={media}
        actions={[
          download,
          { ...withdrawMedia, run: (rows) => (edit.close(), withdrawMedia.run(rows)) },
          removeShown,
        ]}
        onShow={show}
        onClose={edit.close}
      />
      {dialogs}
    </Box>
  );
}
