import { mediaConsentEndpoints, mediaConsents } from "@kindling/contract";
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
import { ConsentChip } from "./ConsentChip.tsx";
import type { Consent } from "./useConsentSteps.tsx";

const { get } = mediaConsentEndpoints;

/** What is recorded for one file, and what can be done. */
export function ConsentDrawer({
  id,
  actions,
  onClose,
}: {
  /** Null while it is closed. */
  readonly id: number | null;
  readonly actions: readonly RowAction<Consent>[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("content");
  const labels = useLabels(mediaConsents);
  // Keeps the content while the drawer closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const found = useQuery({
    ...dataQuery([get.name, shownId], get, { params: { id: shownId ?? 0 } }),
    enabled: shownId !== null,
  });
  const row = found.data;
  const isHidden = row?.state === "withdrawn" || row?.state === "expired";
  return (
    <FormDrawer open={id !== null} rowId={id} title={row?.file_name ?? labels.one} onClose={onClose}>
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }} aria-busy={found.isPending}>
        {found.isPending && <Skeleton variant="rounded" height={240} />}
        {found.isError && <ErrorNote found={found} things={labels.unread.one} />}
        {row && isHidden && <Typography>{t("consents.hiddenText")}</Typography>}
        {row && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: "wrap" }}>
            {actions
              .filter(({ allowed }) => allowed(row))
              .map(({ label, icon: Icon, tone, run }) => (
                <Button
                  key={label}
                  variant={tone === "risky" ? "outlined" : "contained"}
                  color={tone === "risky" ? "error" : "primary"}
                  startIcon={<Icon />}
                  onClick={() => run([row])}
                >
                  {label}
                </Button>
              ))}
          </Stack>
        )}
        {row && <ConsentFacts row={row} />}
      </Stack>
    </FormDrawer>
  );
}

function ConsentFacts({ row }: { readonly row: Consent }) {
  const { t } = useTranslation("content");
  const { field } = useLabels(mediaConsents);
  const format = useFormat();
  return (
    <Facts
      facts={[
        [field("state"), <ConsentChip key="state" state={row.state} />],
        [field("school"), row.school.name],
        [field("user"), row.user.name],
        [field("place"), t(`consents.places.${row.place}`)],
        [field("uploaded_at"), format.moment(row.uploaded_at)],
        [field("consent"), row.consent && t(`consents.fields.kinds.${row.consent}`)],
        [field("consent_by"), row.consent_by],
        [field("consent_until"), row.consent_until && format.date(row.consent_until)],
        [field("recorded_by"), row.recorded_by?.name],
        [field("recorded_at"), row.recorded_at && format.moment(row.recorded_at)],
        [field("withdrawn_by"), row.withdrawn_by?.name],
        [field("withdrawn_at"), row.withdrawn_at && format.moment(row.withdrawn_at)],
        [field("reason"), row.reason],
      ]}
    />
  );
}
