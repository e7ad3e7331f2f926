import { thankYouEndpoints, thankYous } from "@kindling/contract";
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
import { ThankYouChip } from "./ThankYouChip.tsx";
import { ThankYouWords } from "./ThankYouWords.tsx";
import type { ThankYou } from "./useThankYouSteps.tsx";

interface ThankYouDrawerProps {
  /** The thank-you to show; none if it is closed. */
  readonly id: number | null;
  readonly actions: readonly RowAction<ThankYou>[];
  readonly onClose: () => void;
}

/** A thank-you as classes would see it, and what can be done with it. */
export function ThankYouDrawer({ id, actions, onClose }: ThankYouDrawerProps) {
  const labels = useLabels(thankYous);
  // Keeps the content while the drawer closes.
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  const found = useQuery({
    ...dataQuery([thankYouEndpoints.get.name, shownId], thankYouEndpoints.get, {
      params: { id: shownId ?? 0 },
    }),
    enabled: shownId !== null,
  });
  const row = found.data;
  return (
    <FormDrawer open={id !== null} rowId={id} title={row?.charity.name ?? labels.one} onClose={onClose}>
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }} aria-busy={found.isPending}>
        {found.isPending && <Skeleton variant="rounded" height={320} />}
        {found.isError && <ErrorNote found={found} things={labels.unread.one} />}
        {row && (
          <>
            <Posted row={row} />
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
            <ThankYouFacts row={row} />
          </>
        )}
      </Stack>
    </FormDrawer>
  );
}

function Posted({ row }: { readonly row: ThankYou }) {
  const { t } = useTranslation("thankYous");
  const { words, signed_as, photo, film, charity } = row;
  if (words === null || signed_as === null) return <Typography>{t("notPosted")}</Typography>;
  return (
    <ThankYouWords words={words} signed_as={signed_as} photo={photo} film={film} charity={charity.name} />
  );
}

function ThankYouFacts({ row }: { readonly row: ThankYou }) {
  const { t } = useTranslation("thankYous");
  const { field } = useLabels(thankYous);
  const format = useFormat();
  return (
    <Facts
      facts={[
        [field("state"), <ThankYouChip key="state" state={row.state} />],
        [field("session"), row.session?.name ?? t("allSessions")],
        [field("for_public"), row.for_public && t("shownInPublic")],
        [field("classes"), format.number(row.classes)],
        [field("contact"), row.contact?.name],
        [field("email"), row.email],
        [field("expires_at"), row.expires_at && format.date(row.expires_at)],
        [field("posted_at"), row.posted_at && format.date(row.posted_at)],
        [field("decided_at"), row.decided_at && format.date(row.decided_at)],
        [field("decided_by"), row.decided_by?.name],
        [field("reason"), row.reason],
      ]}
    />
  );
}
