import {
  factsInBrief,
  securityKindLabels,
  securityKinds,
  securityLog,
  securityLogEndpoints,
  userEndpoints,
} from "@kindling/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { DatesFilter } from "../../ui/filters/DatesFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, numberColumn, spare } from "../../ui/list/columns.tsx";
import { pageQuery } from "../../ui/list/listRows.ts";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import { useListState } from "../../ui/list/useListState.ts";
import { KindChip } from "./KindChip.tsx";
import { SecurityDrawer, type SecurityEvent } from "./SecurityDrawer.tsx";

const { list } = securityLogEndpoints;
const latest = { sort: "at", order: "desc" } as const;
const noNames = {};

/** What happened to accounts and rights, newest first. */
export function SecurityLogPage() {
  const { t } = useTranslation(["factors", "people"]);
  const language = useLanguage();
  const format = useFormat();
  const edit = useEditAddress();
  const { query } = useListState(securityLog, list, latest);
  const { data: page } = useQuery(pageQuery(list, query));
  const columns = useMemo(
    () => [
      cellColumn("kind", ({ kind }: SecurityEvent) => <KindChip kind={kind} />, 200),
      cellColumn(
        "account",
        ({ account, typed }: SecurityEvent) =>
          account?.name ?? (typed ? t("security.unknown", { mark: typed }) : ""),
        150,
      ),
      cellColumn("facts", ({ facts }: SecurityEvent) => factsInBrief(facts, language), 170),
      numberColumn("times", 70),
      cellColumn("actor", ({ actor }: SecurityEvent) => actor?.name ?? t("people:audit.noUser"), 150),
      column("address", 120),
      cellColumn("at", ({ at }: SecurityEvent) => format.moment(at), 190),
      spare(column("location", 200)),
      spare(column("user_agent", 160)),
      spare(column("request_id", 160)),
    ],
    [language, format, t],
  );
  return (
    <>
      <PageHeader title={t("security.title")} text={t("security.text")} />
      <ResourceList
        resource={securityLog}
        list={list}
        columns={columns}
        start={latest}
        filters={
          <>
            <ChoiceFilter
              name="kind"
              choices={securityKinds.map((kind) => ({
                value: kind,
                label: securityKindLabels[language][kind],
              }))}
            />
            <ReferenceFilter name="users" calls={userEndpoints} />
            <DatesFilter />
          </>
        }
        empty={<EmptyState title={t("security.empty")} text={t("security.emptyText")} />}
      />
      <SecurityDrawer
        event={page?.data.find(({ id }) => id === edit.id) ?? null}
        names={page?.names ?? noNames}
        onClose={edit.close}
      />
    </>
  );
}
