import {
  mediaConsentEndpoints,
  mediaConsentStates,
  mediaConsents,
  siteEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { ValueText } from "../../ui/list/cellTexts.tsx";
import { cellColumn, column, dateColumn, momentColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ConsentChip } from "./ConsentChip.tsx";
import { ConsentDrawer } from "./ConsentDrawer.tsx";
import { type Consent, useConsentSteps } from "./useConsentSteps.tsx";

const start: ListStart = { sort: "uploaded_at", order: "desc" };
const instructors = { role: "Instructor" };

function FileName({ row }: { readonly row: Consent }) {
  const { t } = useTranslation("content");
  return <span>{row.file_name ?? t("consents.hidden", { id: row.id })}</span>;
}

function Kind({ row: { consent } }: { readonly row: Consent }) {
  const { t } = useTranslation("content");
  return <ValueText value={consent && t(`consents.fields.kinds.${consent}`)} />;
}

function Place({ row: { place } }: { readonly row: Consent }) {
  const { t } = useTranslation("content");
  return <span>{t(`consents.places.${place}`)}</span>;
}

const columns = [
  cellColumn("file_name", (row: Consent) => <FileName row={row} />, 200),
  stateColumn("state", (row: Consent) => <ConsentChip state={row.state} />, 190),
  column("user", 150),
  column("school", 150),
  cellColumn("consent", (row: Consent) => <Kind row={row} />, 190),
  column("consent_by", 150),
  dateColumn("consent_until", 150),
  spare(momentColumn("uploaded_at", 150)),
  spare(cellColumn("place", (row: Consent) => <Place row={row} />, 120)),
  spare(column("recorded_by", 150)),
  spare(momentColumn("recorded_at", 150)),
  spare(column("withdrawn_by", 150)),
  spare(momentColumn("withdrawn_at", 150)),
  spare(column("reason", 200)),
];

/** Files of classes with the consent for each; hidden ones only here. */
export function ConsentList() {
  const { t } = useTranslation("content");
  const mayReadSites = useMayCall(siteEndpoints.list);
  const mayReadPeople = useMayCall(userEndpoints.list);
  const { record, withdraw, dialogs } = useConsentSteps();
  const edit = useEditAddress();
  const actions = [record, withdraw];
  return (
    <>
      <ResourceList
        resource={mediaConsents}
        list={mediaConsentEndpoints.list}
        columns={columns}
        start={start}
        actions={actions}
        bulkActions={actions}
        filters={
          <>
            <ChoiceFilter
              name="state"
              choices={mediaConsentStates.map((state) => ({
                value: state,
                label: t(`consents.states.${state}`),
              }))}
            />
            {mayReadSites && <ReferenceFilter name="schools" calls={siteEndpoints} />}
            {mayReadPeople && <ReferenceFilter name="users" calls={userEndpoints} within={instructors} />}
          </>
        }
        empty={<EmptyState title={t("consents.empty")} text={t("consents.emptyText")} />}
      />
      <ConsentDrawer id={edit.id} actions={actions} onClose={edit.close} />
      {dialogs}
    </>
  );
}
