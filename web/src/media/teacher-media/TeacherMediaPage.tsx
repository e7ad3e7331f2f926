import { teacherMedia, teacherMediaEndpoints } from "@kindling/contract";
import GridIcon from "@mui/icons-material/GridViewRounded";
import ConsentIcon from "@mui/icons-material/HowToRegOutlined";
import TableIcon from "@mui/icons-material/TableRowsRounded";
import Alert from "@mui/material/Alert";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { pageQuery } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useListState } from "../../ui/list/useListState.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { ConsentList } from "../consents/ConsentList.tsx";
import { useConsentSteps } from "../consents/useConsentSteps.tsx";
import { MediaFilters } from "./MediaFilters.tsx";
import { MediaGrid } from "./MediaGrid.tsx";
import { MediaViewer } from "./MediaViewer.tsx";
import { mediaColumns } from "./mediaColumns.tsx";
import { useMediaDownload } from "./useMediaDownload.ts";
import { useMediaRemoval } from "./useMediaRemoval.ts";
import { useShownMedium } from "./useShownMedium.ts";

const { list } = teacherMediaEndpoints;
const latest = { sort: "created_at", order: "desc" } as const;

/** Teacher media for leaders and staff, as gallery or table. */
export function TeacherMediaPage({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation(["media", "app", "content"]);
  const [params, setParams] = useSearchParams();
  const view = params.get("view");
  const isTable = view === "table";
  const isConsents = view === "consents";
  const edit = useEditAddress();
  const state = useListState(teacherMedia, list, latest);
  const { action: removal, dialog } = useMediaRemoval();
  const { action: download, packing } = useMediaDownload();
  const { withdrawMedia, dialogs } = useConsentSteps();
  const actions = [download, withdrawMedia, removal];
  const found = useQuery(pageQuery(list, state.query));
  const rows = found.data?.data ?? [];
  const { medium, isMissing, show } = useShownMedium(rows, found.isSuccess);

  return (
    <>
      <PageHeader title={t("app:titles.teacherMedia")} text={t("about")}>
        <ToggleChoice
          label={t("view.label")}
          value={isConsents ? "consents" : isTable ? "table" : "grid"}
          choices={[
            { value: "grid", "aria-label": t("view.grid"), children: <GridIcon fontSize="small" /> },
            { value: "table", "aria-label": t("view.table"), children: <TableIcon fontSize="small" /> },
            {
              value: "consents",
              "aria-label": t("content:consents.title"),
              children: <ConsentIcon fontSize="small" />,
            },
          ]}
          onChange={(next) => setParams(next === "grid" ? {} : { view: next }, { replace: true })}
        />
        {children}
      </PageHeader>
      {packing && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {t("packing", { number: packing.done + 1, total: packing.of })}
        </Alert>
      )}
      {isMissing && !isConsents && (
        <Alert severity="warning" sx={{ mb: 2 }} onClose={edit.close}>
          {t("notThere")}
        </Alert>
      )}
      {isConsents ? (
        <ConsentList />
      ) : isTable ? (
        <ResourceList
          resource={teacherMedia}
          list={list}
          columns={mediaColumns}
          start={latest}
          filters={<MediaFilters />}
          actions={actions}
          bulkActions={actions}
          empty={<EmptyState title={t("empty")} text={t("emptyText")} />}
        />
      ) : (
        <MediaGrid state={state} found={found} actions={actions} />
      )}
      <MediaViewer
        medium={isConsents ? null : medium}
        neighbors={rows}
        actions={[
          download,
          { ...withdrawMedia, run: (media) => (edit.close(), withdrawMedia.run(media)) },
          {
            ...removal,
            run: (media) => {
              edit.close();
              removal.run(media);
            },
          },
        ]}
        onShow={show}
        onClose={edit.close}
      />
      {dialog}
      {dialogs}
    </>
  );
}
