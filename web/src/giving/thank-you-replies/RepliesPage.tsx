import {
  charityEndpoints,
  replyStates,
  siteEndpoints,
  thankYouReplies,
  thankYouReplyEndpoints,
} from "@kindling/contract";
import BackIcon from "@mui/icons-material/ArrowBackRounded";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { column, dateColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { ReplyChip } from "./ReplyChip.tsx";
import { ReplyDrawer } from "./ReplyDrawer.tsx";
import { type Reply, useReplySteps } from "./useReplySteps.tsx";

const start: ListStart = { sort: "id", order: "desc" };

const columns = [
  column("charity", 170),
  column("school", 170),
  stateColumn("state", (row: Reply) => <ReplyChip state={row.state} />, 135),
  column("words", 260),
  dateColumn("confirmed_at", 130),
  spare(column("user", 150)),
  spare(column("session", 140)),
  spare(column("confirmed_by", 150)),
  spare(column("consent_by", 150)),
  spare(dateColumn("consent_until", 140)),
  spare(column("decided_by", 150)),
  spare(column("reason", 220)),
];

/** What classes say back to charities: staff decide, leaders read those of their sites. */
export function RepliesPage() {
  const { t } = useTranslation(["thankYous", "app"]);
  const mayDecide = useMayCall(thankYouReplyEndpoints.step);
  const { approve, actions, dialogs } = useReplySteps();
  const edit = useEditAddress();
  return (
    <>
      <PageHeader
        title={t("app:titles.thankYouReplies")}
        text={t(mayDecide ? "replies.text" : "replies.leaderText")}
      >
        <Button component={Link} to="/thank-yous" color="secondary" startIcon={<BackIcon />}>
          {t("app:titles.thankYous")}
        </Button>
      </PageHeader>
      <ResourceList
        resource={thankYouReplies}
        list={thankYouReplyEndpoints.list}
        columns={columns}
        start={start}
        actions={mayDecide ? actions : []}
        bulkActions={mayDecide ? [approve] : []}
        filters={
          <>
            <ChoiceFilter
              name="state"
              choices={replyStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
            />
            <ReferenceFilter name="charities" calls={charityEndpoints} />
            <ReferenceFilter name="schools" calls={siteEndpoints} />
          </>
        }
        empty={<EmptyState title={t("replies.empty")} text={t("replies.emptyText")} />}
      />
      <ReplyDrawer id={edit.id} actions={mayDecide ? actions : []} onClose={edit.close} />
      {dialogs}
    </>
  );
}
