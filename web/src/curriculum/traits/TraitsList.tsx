import { levelEndpoints, traitEndpoints, traits } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, numberColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import type { RowOf } from "../../ui/list/listRows.ts";
import { ManagedListPage } from "../../ui/list/ManagedListPage.tsx";
import type { ListStart } from "../../ui/list/useListState.ts";
import { AreaIcon } from "../areas/AreaIcon.tsx";
import { CaptionsFilter } from "../captions/CaptionsFilter.tsx";
import { captionsColumn } from "../captions/captionsColumn.tsx";
import { FilmCell } from "../captions/FilmCell.tsx";
import { DatedStateChip } from "../dates/DatedStateChip.tsx";
import { DatedStateFilter } from "../dates/DatedStateFilter.tsx";
import { pictureSource } from "../pictures/pictureAddress.ts";
import { usePreviewAction } from "../previewing/usePreviewAction.ts";
import { responsePath } from "../responses/responsePaths.ts";
import { useResponsesAction } from "../responses/useResponsesAction.ts";
import { TraitForm } from "./TraitForm.tsx";

type Trait = RowOf<typeof traitEndpoints.list>;

const columns = [
  cellColumn("title", (row: Trait) => <TraitTitle title={row.title} banner={row.banner_url} />, 220),
  stateColumn("state", (row: Trait) => <DatedStateChip state={row.state} />, 150),
  dateColumn("start"),
  dateColumn("end"),
  column("level", 140),
  cellColumn("videos", (row: Trait) => row.videos.length || null, 120),
  numberColumn("response_count", 120),
  spare(cellColumn("questions", (row: Trait) => row.questions.length || null, 120)),
  spare(
    cellColumn(
      "trait_opening_url",
      (row: Trait) => row.trait_opening_url && <FilmCell title={row.title} address={row.trait_opening_url} />,
      200,
    ),
  ),
  captionsColumn,
];
const start: ListStart = { rows: 100, sort: "start", order: "desc" };

export function TraitsList() {
  const { t } = useTranslation("curriculum");
  const preview = usePreviewAction("/trait");
  const responses = useResponsesAction(responsePath("trait"));
  return (
    <ManagedListPage
      resource={traits}
      calls={traitEndpoints}
      text={t("traits.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <DatedStateFilter />
          <ReferenceFilter name="levels" calls={levelEndpoints} />
          <CaptionsFilter />
          <DatesFilter />
        </>
      }
      actions={[preview, responses]}
      empty={[t("traits.empty"), t("traits.emptyText")]}
    >
      <TraitForm />
    </ManagedListPage>
  );
}

/** A trait's title with its banner, small; without one, the sapling that stands for traits. */
function TraitTitle({ title, banner }: { readonly title: string; readonly banner: string | null }) {
  return (
    <Box component="span" sx={{ display: "inline-flex", alignItems: "center", gap: 1.25, maxWidth: 1 }}>
      <Box
        component="span"
        sx={{
          display: "grid",
          placeItems: "center",
          width: 48,
          height: 30,
          flexShrink: 0,
          overflow: "hidden",
          borderRadius: 1,
          bgcolor: "areaSoft.trait",
          color: "area.trait",
        }}
      >
        {banner ? (
          <Box
            component="img"
            {...pictureSource(banner)}
            alt=""
            sx={{ width: 1, height: 1, objectFit: "cover" }}
          />
        ) : (
          <AreaIcon area="trait" fontSize="small" aria-hidden />
        )}
      </Box>
      <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis" }}>
        {title}
      </Box>
    </Box>
  );
}
