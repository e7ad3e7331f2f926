import type { giverTvEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import { useFormAround } from "../../ui/form/FormContext.ts";
import type { RowOf } from "../../ui/list/listRows.ts";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { ResponsesLink } from "../responses/ResponsesLink.tsx";
import { responsePath } from "../responses/responsePaths.ts";

export function EpisodeHeadline() {
  const episode = useFormAround().row as RowOf<typeof giverTvEndpoints.list> | null;
  if (!episode) return null;
  return (
    <Stack direction="row" sx={{ alignItems: "center", justifyContent: "space-between", gap: 1 }}>
      <DatedStateChip state={episode.state} />
      <ResponsesLink path={responsePath("giverTv")} row={episode} />
    </Stack>
  );
}
