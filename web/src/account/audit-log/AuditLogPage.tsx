import {
  auditActions,
  auditLog,
  auditLogEndpoints,
  changedField,
  changedFields,
  coveredThings,
  thingName,
  userEndpoints,
} from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { useSession } from "../../core/session.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { FilterPill } from "../../ui/filters/FilterPill.tsx";
import { OneChoiceFilter } from "../../ui/filters/OneChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, spare } from "../../ui/list/columns.tsx";
import { useList } from "../../ui/list/ListContext.ts";
import { pageQuery } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useListState } from "../../ui/list/useListState.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { AuditDrawer } from "./AuditDrawer.tsx";
import type { AuditEntry } from "./AuditEntry.ts";
import { DeedChip } from "./DeedChip.tsx";
import { useRestore } from "./useRestore.tsx";

const { list } = auditLogEndpoints;
const latest = { sort: "at", order: "desc" } as const;
const noNames = {};

/** The audit log, with restore for archived rows. */
export function AuditLogPage() {
  const { t } = useTranslation("people");
  const language = useLanguage();
  const format = useFormat();
  const things = useCoveredThings();
  const mayFindPeople = useMayCall(userEndpoints.list);
  const edit = useEditAddress();
  const restore = useRestore();
  const { query } = useListState(auditLog, list, latest);
  const { data: page } = useQuery(pageQuery(list, query));
  const columns = useMemo(() => {
    const fieldsOf = (entry: AuditEntry) =>
      changedFields(entry).map((field) => changedField(entry.entity, field, language));
    return [
      cellColumn("name", (entry: AuditEntry) => entry.name ?? `#${entry.entity_id}`, 190),
      cellColumn("entity", (entry: AuditEntry) => thingName(entry.entity, language), 115),
      cellColumn("action", (entry: AuditEntry) => <DeedChip deed={entry.action} />, 165),
      cellColumn(
        "after",
        (entry: AuditEntry) => (entry.before && entry.after ? fieldsOf(entry).join(", ") : ""),
        170,
      ),
      cellColumn("user", (entry: AuditEntry) => entry.user?.name ?? t("audit.noUser"), 185),
      cellColumn("at", (entry: AuditEntry) => format.moment(entry.at), 200),
      spare(column("reason", 200)),
      spare(column("address", 140)),
    ];
  }, [language, format, t]);
  return (
    <>
      <PageHeader title={t("audit.title")} text={t("audit.text")} />
      <ResourceList
        resource={auditLog}
        list={list}
        columns={columns}
        start={latest}
        filters={
          <>
            {mayFindPeople && <ReferenceFilter name="users" calls={userEndpoints} />}
            <OneChoiceFilter name="entity" choices={things} />
            <RowFilter />
            <ChoiceFilter
              name="action"
              choices={auditActions.map((deed) => ({ value: deed, label: t(`audit.deeds.${deed}`) }))}
            />
            <DatesFilter />
          </>
        }
        actions={[restore.action]}
        empty={<EmptyState title={t("audit.empty")} text={t("audit.emptyText")} />}
      />
      <AuditDrawer
        entry={page?.data.find(({ id }) => id === edit.id) ?? null}
        names={page?.names ?? noNames}
        restore={restore.action}
        refusal={restore.refusal?.id === edit.id ? (restore.refusal?.text ?? null) : null}
        onClose={edit.close}
      />
      {restore.dialog}
    </>
  );
}

/** The kinds of things whose changes the person signed in may read, as the server has it. */
function useCoveredThings() {
  const language = useLanguage();
  const claims = useSession()?.claims;
  return useMemo(() => {
    const identity = claims
      ? { role: claims.role.name, groups: claims.user_type, newLogin: claims.new_login }
      : null;
    return coveredThings(identity)
      .map((name) => ({ value: name, label: thingName(name, language) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, language));
  }, [language, claims]);
}

/** Shows that the log is narrowed to one row, as a link from that row does it, and takes that away. */
function RowFilter() {
  const { t } = useTranslation("people");
  const { state, labels } = useList();
  const chosen = state.filters["entity_id"];
  if (!chosen) return null;
  return (
    <FilterPill
      label={labels.field("entity_id")}
      value={`#${chosen}`}
      onClear={() => state.change({ entity_id: null })}
    >
      {t("audit.oneRow")}
    </FilterPill>
  );
}
