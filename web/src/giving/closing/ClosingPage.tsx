import { type QueryOf, sessionClosingEndpoints, sessionEndpoints } from "@kindling/contract";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router";
import { dataQuery } from "../../ui/dataQuery.ts";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { PageHeader } from "../../ui/feedback/PageHeader.tsx";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { AdjustmentsSection } from "../adjusting/AdjustmentsSection.tsx";
import { ClosingChecklist } from "./ClosingChecklist.tsx";
import { ClosingHistory } from "./ClosingHistory.tsx";
import { ClosingState } from "./ClosingState.tsx";

const latestEnded: QueryOf<typeof sessionEndpoints.list> = {
  page: 0,
  rows: 1,
  sort: "end",
  order: "desc",
  span: ["past"],
};
const begun = { span: "past,current" };

/** Closing a session's books: the one in the address, or the one that ended last. */
export function ClosingPage() {
  const { t } = useTranslation(["giving", "app"]);
  const { id } = useParams();
  const latest = useQuery({
    ...dataQuery([sessionEndpoints.list.name, latestEnded], sessionEndpoints.list, { query: latestEnded }),
    enabled: !id,
  });
  const shown = id ? Number(id) : latest.data?.[0]?.id;
  return (
    <>
      <PageHeader title={t("app:titles.sessionClosing")} text={t("closing.text")} />
      {latest.isError && <ErrorNote found={latest} things={t("closing.session")} />}
      {latest.isLoading && <Outline />}
      {latest.data?.length === 0 && <EmptyState title={t("closing.none")} text={t("closing.noneText")} />}
      {shown !== undefined && <Closing key={shown} id={shown} />}
    </>
  );
}

function Closing({ id }: { readonly id: number }) {
  const { t } = useTranslation("giving");
  const navigate = useNavigate();
  const found = useQuery(
    dataQuery([sessionClosingEndpoints.get.name, id], sessionClosingEndpoints.get, { params: { id } }),
  );
  if (found.isError) return <ErrorNote found={found} things={t("closing.session")} />;
  if (found.isPending) return <Outline />;
  const closing = found.data;
  return (
    <Stack sx={{ gap: 2.5, maxWidth: 820 }}>
      <Box sx={{ maxWidth: 420 }}>
        <ReferencePicker
          list={sessionEndpoints.list}
          within={begun}
          label={t("closing.session")}
          value={closing.session}
          onChange={(session) => session && void navigate(`/session-closing/${session.id}`)}
        />
      </Box>
      <ClosingState closing={closing} />
      {!closing.closed_at && <ClosingChecklist closing={closing} />}
      {closing.closed_at && <AdjustmentsSection session={id} />}
      {closing.events.length > 0 && <ClosingHistory closing={closing} />}
    </Stack>
  );
}

function Outline() {
  return (
    <Stack spacing={2.5} aria-busy sx={{ maxWidth: 820 }}>
      <Skeleton variant="rounded" height={120} />
      <Skeleton variant="rounded" height={360} />
    </Stack>
  );
}
