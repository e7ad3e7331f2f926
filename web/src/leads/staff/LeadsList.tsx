import { leadEndpoints, leads, programEndpoints } from "@kindling/contract";
import OpenIcon from "@mui/icons-material/OpenInNewRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import {
  cellColumn,
  column,
  momentColumn,
  numberColumn,
  spare,
  stateColumn,
} from "../../ui/list/columns.tsx";
import { ListPage } from "../../ui/list/ListPage.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { Lead } from "./Lead.ts";
import { LeadForm } from "./LeadForm.tsx";
import { LeadStatusChip, useStatusChoices } from "./leadStatus.tsx";
import { useBulkChanges } from "./useBulkChanges.tsx";
import { useSourceName } from "./useSourceName.ts";

const columns = [
  column("name", 170),
  column("organization", 220),
  stateColumn("status", (row: Lead) => <LeadStatusChip status={row.status} />, 130),
  spare(column("reason", 200)),
  column("program", 160),
  column("owner", 150),
  momentColumn("created_at", 130),
  spare(momentColumn("viewed_at", 130)),
  spare(column("email", 220)),
  spare(column("phone", 140)),
  spare(cellColumn("source", (row: Lead) => <SourceText source={row.source} />, 140)),
  spare(numberColumn("submissions", 110)),
];

function SourceText({ source }: Pick<Lead, "source">) {
  return useSourceName()(source);
}

const start = { sort: "created_at", order: "desc" } as const;

/** Who asked about the program, or was added by staff. A row opens on a page of its own. */
export function LeadsList() {
  const { t } = useTranslation("people");
  const { id } = useEditAddress();
  const bulk = useBulkChanges();
  const statuses = useStatusChoices();
  if (id !== null) return <Navigate to={`/lead/${id}`} replace />;
  const publicPage = (
    <Button
      href="/lead-module"
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      color="secondary"
      endIcon={<OpenIcon />}
    >
      {t("leads.openPage")}
    </Button>
  );
  return (
    <ListPage
      resource={leads}
      calls={leadEndpoints}
      text={t("leads.text")}
      columns={columns}
      start={start}
      filters={
        <>
          <ChoiceFilter name="status" choices={statuses} />
          <ReferenceFilter name="programs" calls={programEndpoints} />
        </>
      }
      bulkActions={bulk.actions}
      empty={[t("leads.empty"), t("leads.emptyText")]}
      buttons={publicPage}
    >
      <LeadForm />
      {bulk.dialog}
    </ListPage>
  );
}
