import type { giverTvEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { VideoThumb } from "../video/VideoThumb.tsx";

/** An episode small; pressed, it plays, with the trait it belongs to and the days on which classes see it. */
export function EpisodeThumb({ episode }: { readonly episode: RowOf<typeof giverTvEndpoints.list> }) {
  const { t } = useTranslation("content");
  const format = useFormat();
  const { name, trait, state, shown_from, shown_until } = episode;
  const dates = { trait: trait.name, from: format.date(shown_from), until: format.date(shown_until) };
  return (
    <VideoThumb
      title={name}
      address={episode.trait_opening_url}
      note={
        <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
          <DatedStateChip state={state} />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("giverTv.shown", dates)}
          </Typography>
        </Stack>
      }
    />
  );
}
