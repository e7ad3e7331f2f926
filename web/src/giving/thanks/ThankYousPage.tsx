import {
  charityEndpoints,
  sessionEndpoints,
  thankYouEndpoints,
  thankYouStates,
  thankYous,
} from "@kindling/contract";
import RepliesIcon from "@mui/icons-material/ForumOutlined";
import InviteIcon from "@mui/icons-material/MailOutlineRounded";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLabels } from "../../core/labels.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ChoiceFilter } from "../../ui/filters/ChoiceFilter.tsx";
import { ReferenceFilter } from "../../ui/filters/ReferenceFilter.tsx";
import { cellColumn, column, dateColumn, spare, stateColumn } from "../../ui/list/columns.tsx";
import { ResourceList } from "../../ui/list/ResourceList.tsx";
import { useEditAddress } from "../../ui/list/useEditAddress.ts";
import type { ListStart } from "../../ui/list/useListState.ts";
import { useMayCall } from "../../ui/useMayCall.ts";
import { useRemoval } from "../../ui/useRemoval.tsx";
import { InviteDialog } from "./InviteDialog.tsx";
import { ThankYouChip } from "./ThankYouChip.tsx";
import { ThankYouDrawer } from "./ThankYouDrawer.tsx";
import { type ThankYou, useThankYouSteps } from "./useThankYouSteps.tsx";

const start: ListStart = { sort: "id", order: "desc" };

function SessionCell({ row }: { readonly row: ThankYou }) {
  const { t } = useTranslation("thankYous");
  return row.session?.name ?? t("allSessions");
}

const common = [
  column("charity", 170),
  cellColumn("session", (row: ThankYou) => <SessionCell row={row} />, 140),
];
const words = column("words", 230);
const signed = column("signed_as", 150);
const staffColumns = [
  ...common,
  stateColumn("state", (row: ThankYou) => <ThankYouChip state={row.state} />, 135),
  words,
  dateColumn("posted_at", 120),
  spare(signed),
  spare(column("contact", 150)),
  spare(column("email", 200)),
  spare(dateColumn("expires_at", 140)),
  spare(column("decided_by", 150)),
  spare(column("reason", 220)),
];
const leaderColumns = [...common, words, signed, dateColumn("posted_at", 130)];

/** What charities say to classes: staff invite and decide, leaders read what their classes see. */
export function ThankYousPage() {
  const { t } = useTranslation("thankYous");
  const labels = useLabels(thankYous);
  const mayInvite = useMayCall(thankYouEndpoints.create);
  const [isInviting, setInviting] = useState(false);
  const { actions, dialogs } = useThankYouSteps();
  const removal = useRemoval(thankYous, thankYouEndpoints);
  const edit = useEditAddress();
  const all = [...actions, removal.action];
  return (
    <>
      <PageHeader title={labels.many} text={t(mayInvite ? "text" : "leaderText")}>
        <Button component={Link} to="/thank-yous/replies" color="secondary" startIcon={<RepliesIcon />}>
          {t("replies.button")}
        </Button>
        {mayInvite && (
          <Button variant="contained" startIcon={<InviteIcon />} onClick={() => setInviting(true)}>
            {t("invite.button")}
          </Button>
        )}
      </PageHeader>
      <ResourceList
        resource={thankYous}
        list={thankYouEndpoints.list}
        columns={mayInvite ? staffColumns : leaderColumns}
        start={start}
        actions={mayInvite ? all : []}
        bulkActions={mayInvite ? [removal.action] : []}
        filters={
          <>
            {mayInvite && (
              <ChoiceFilter
                name="state"
                choices={thankYouStates.map((state) => ({ value: state, label: t(`states.${state}`) }))}
              />
            )}
            <ReferenceFilter name="charities" calls={charityEndpoints} />
            <ReferenceFilter name="sessions" calls={sessionEndpoints} />
          </>
        }
        empty={<EmptyState title={t("empty")} text={t(mayInvite ? "emptyText" : "leaderEmptyText")} />}
      />
      <ThankYouDrawer id={edit.id} actions={mayInvite ? actions : []} onClose={edit.close} />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {dialogs}
      {removal.dialog}
    </>
  );
}
