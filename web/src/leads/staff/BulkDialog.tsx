import type { Reference } from "@kindling/contract";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { OwnerPicker } from "./OwnerPicker.tsx";
import { StatusFields, type StatusValue, statusProblem } from "./StatusFields.tsx";
import type { BulkKind, LeadChange } from "./useBulkChanges.tsx";

const fresh: StatusValue = { status: "Contacted", reason: "" };

export function BulkDialog({
  open,
  kind,
  onCancel,
  onChoose,
}: {
  readonly open: boolean;
  readonly kind: BulkKind;
  readonly onCancel: () => void;
  readonly onChoose: (change: LeadChange) => void;
}) {
  const { t } = useTranslation(["people", "ui"]);
  const id = useId();
  const [owner, setOwner] = useState<Reference | null>(null);
  const [value, setValue] = useState(fresh);
  const [tried, setTried] = useState(false);
  const problem = statusProblem(value);
  const submit = () => {
    setTried(true);
    if (kind === "owner") onChoose({ owner_id: owner?.id ?? null });
    else if (!problem) onChoose({ status: value.status, reason: value.reason || null });
  };
  return (
    <Dialog open={open} onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t(kind === "owner" ? "leads.assign" : "leads.setStatus")}</DialogTitle>
      <DialogContent>
        {kind === "owner" ? (
          <OwnerPicker value={owner} onChange={setOwner} />
        ) : (
          <StatusFields value={value} onChange={setValue} showProblem={tried} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onCancel}>
          {t("ui:cancel")}
        </Button>
        <Button variant="contained" onClick={submit}>
          {t(kind === "owner" ? "leads.assign" : "leads.setStatus")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
