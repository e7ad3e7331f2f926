import { thankYouReplies, thankYouReplyEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat } from "../../core/language.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { ReplyChip } from "./ReplyChip.tsx";
import type { Reply } from "./useReplySteps.tsx";

/** A reply as the charity would read it, what was confirmed about students, and what can be done with it. */
export function ReplyDrawer({
  id,
  actions,
  onClose,
}: {
  /** The reply to show; none if it is closed. */
  readonly id: number | null;
  readonly actions: readonly RowAction<Reply>[];
  readonly onClose: () => void;
}) {
  const labels = useLabels(thankYouReplies);
  // Keeps the content while the drawer closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const found = useQuery({
    ...dataQuery([thankYouReplyEndpoints.get.name, shownId], thankYouReplyEndpoints.get, {
      params: { id: shownId ?? 0 },
    }),
    enabled: shownId !== null,
  });
  const row = found.data;
  return (
    <FormDrawer open={id !== null} rowId={id} title={row?.charity.name ?? labels.one} onClose={onClose}>
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }} aria-busy={found.isPending}>
        {found.isPending && <Skeleton variant="rounded" height={240} />}
        {found.isError && <ErrorNote found={found} things={labels.unread.one} />}
        {row && (
          <>
            <Typography
              component="blockquote"
              sx={{ m: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}
            >
              “{row.words}”
            </Typography>
            <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap", "&:empty": { display: "none" } }}>
              {actions
                .filter(({ allowed }) => allowed(row))
                .map(({ label, icon: Icon, tone, run }, index) => (
                  <Button
                    key={label}
                    variant={index === 0 && tone !== "risky" ? "contained" : "outlined"}
                    color={tone === "risky" ? "error" : "primary"}
                    startIcon={<Icon />}
                    onClick={() => run([row])}
                  >
                    {label}
                  </Button>
                ))}
            </Stack>
            <ReplyFacts row={row} />
          </>
        )}
      </Stack>
    </FormDrawer>
  );
}

function ReplyFacts({ row }: { readonly row: Reply }) {
  const { t } = useTranslation("thankYous");
  const { field } = useLabels(thankYouReplies);
  const format = useFormat();
  return (
    <Facts
      facts={[
        [field("state"), <ReplyChip key="state" state={row.state} />],
        [field("school"), row.school.name],
        [field("user"), row.user.name],
        [field("session"), row.session?.name ?? t("allSessions")],
        [field("consent"), t(`replies.consents.${row.consent}`)],
        [field("consent_by"), row.consent_by],
        [field("consent_until"), row.consent_until && format.date(row.consent_until)],
        [field("confirmed_by"), row.confirmed_by.name],
        [field("confirmed_at"), format.date(row.confirmed_at)],
        [field("decided_at"), row.decided_at && format.date(row.decided_at)],
        [field("decided_by"), row.decided_by?.name],
        [field("reason"), row.reason],
      ]}
    />
  );
}
