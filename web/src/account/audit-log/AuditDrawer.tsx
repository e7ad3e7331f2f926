import { auditLog, thingName, users } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLabels } from "../../core/labels.ts";
import { useFormat, useLanguage } from "../../core/language.ts";
import { FormDrawer } from "../../ui/form/FormDrawer.tsx";
import type { RowAction } from "../../ui/list/RowAction.ts";
import { Facts } from "../../ui/page/Facts.tsx";
import { EraseDeleted } from "../personal-data/EraseDeleted.tsx";
import type { AuditEntry, Names } from "./AuditEntry.ts";
import { ChangeTable } from "./ChangeTable.tsx";
import { DeedChip } from "./DeedChip.tsx";

/** One change in full: who, when, from where, old and new, and the way back where there is one. */
export function AuditDrawer({
  entry,
  names,
  restore,
  refusal,
  onClose,
}: {
  readonly entry: AuditEntry | null;
  readonly names: Names;
  readonly restore: RowAction<AuditEntry>;
  readonly refusal: string | null;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("people");
  const { field } = useLabels(auditLog);
  const format = useFormat();
  const language = useLanguage();
  // Keeps the content while the drawer closes.
  const [shown, setShown] = useState(entry);
  if (entry && entry !== shown) setShown(entry);
  const facts: [label: string, value: ReactNode][] = shown
    ? [
        [field("action"), <DeedChip key="deed" deed={shown.action} />],
        [field("user"), shown.user?.name ?? t("audit.noUser")],
        [field("at"), format.moment(shown.at)],
        [field("address"), shown.address],
        [field("location"), shown.location],
        [field("reason"), shown.reason],
      ]
    : [];
  const name = shown?.name ?? (shown ? `#${shown.entity_id}` : "");
  return (
    <FormDrawer
      open={entry !== null}
      rowId={entry?.id ?? null}
      title={shown ? `${thingName(shown.entity, language)}: ${name}` : ""}
      onClose={onClose}
    >
      <Stack spacing={3} sx={{ p: { xs: 2, sm: 3 }, overflowY: "auto", flex: 1 }}>
        <Facts facts={facts} />
        {shown && <ChangeTable entry={shown} names={names} />}
        {refusal && (
          <Alert severity="error" role="alert">
            {refusal}
          </Alert>
        )}
        {shown && restore.allowed(shown) && (
          <Button
            variant="contained"
            startIcon={<restore.icon />}
            sx={{ alignSelf: "flex-start" }}
            onClick={() => restore.run([shown])}
          >
            {restore.label}
          </Button>
        )}
        {shown?.entity === users.name && shown.action === "delete" && (
          <EraseDeleted userId={shown.entity_id} />
        )}
      </Stack>
    </FormDrawer>
  );
}
