import {
  type BulkEndpoint,
  classDonationEndpoints,
  type OpenMoney,
  type OpenMoneyDecision,
  openMoneyDecisions,
  type Resource,
} from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { failureText, succeed } from "../../core/toasts.ts";
import { useBulk } from "../../ui/bulk/useBulk.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { RadioChoice } from "../../ui/importing/RadioChoice.tsx";
import { useMayCall } from "../../ui/useMayCall.ts";
import { addUp } from "./addUp.ts";
import { useMoneyFigures } from "./useMoneyFigures.ts";

/** A site or person that wasn't deleted or deactivated for its open money. */
interface Refused {
  readonly id: number;
  readonly name: string;
  readonly data: { readonly open_money: OpenMoney };
}

const mostNames = 5;

/** Asks what becomes of money of sites or people that isn't paid, and why, and deletes or deactivates them. */
export function OpenMoneyDialog({
  resource,
  calls,
  what,
  action,
  rows,
  onClose,
}: {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly bulk: BulkEndpoint };
  readonly what: "site" | "person";
  readonly action: "delete" | "deactivate";
  readonly rows: readonly Refused[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["openMoney", "ui"]);
  const labels = useLabels(resource);
  const figures = useMoneyFigures();
  const queries = useQueryClient();
  const open = addUp(rows.map(({ data }) => data.open_money));
  const mayVoid = useMayCall(classDonationEndpoints.update) && open.unverified > 0;
  const deletes = action === "delete";
  const failed = t(deletes ? "ui:failed.delete" : "ui:activation.failed", { thing: labels.failing });
  const bulk = useBulk(calls.bulk, failed);
  const undo = deletes ? "restore" : "activate";
  const takeBack = useBulk(
    calls.bulk,
    t(deletes ? "ui:failed.restore" : "ui:activation.failed", { thing: labels.one }),
  );
  const [decision, setDecision] = useState<OpenMoneyDecision>("keep");
  const [reason, setReason] = useState("");
  const [fault, setFault] = useState<{ readonly at: "reason" | "rest"; readonly msg: string } | null>(null);
  const [isSaving, setSaving] = useState(false);
  const count = rows.length;
  const [only] = rows;
  const names = rows.slice(0, mostNames).map(({ name }) => name);
  const send = async () => {
    if (!reason.trim()) return setFault({ at: "reason", msg: t("reasonMissing") });
    setSaving(true);
    const more = { open_money: decision, reason: reason.trim() };
    try {
      if (count === 1 && only) {
        // The call for many has a body: a reason doesn't belong in an address.
        const body = { action, ids: [only.id], ...more };
        const { data, message } = await call(calls.bulk, { body });
        const [refused] = data.skipped;
        if (refused) return setFault({ at: "rest", msg: refused.msg });
        succeed(message, { label: t("ui:undo"), run: () => void takeBack(undo, [only]) });
        onClose();
      } else if (await bulk(action, rows, undefined, { more, undo })) onClose();
    } catch (error) {
      setFault({ at: "rest", msg: failureText(error, failed) });
    } finally {
      setSaving(false);
      await queries.invalidateQueries();
    }
  };
  return (
    <FormDialog
      title={
        count === 1
          ? t(deletes ? "title" : "titleInactive", { name: only?.name })
          : deletes
            ? t("ui:remove.title", { thing: labels.many, count })
            : t("titleManyInactive", { things: labels.many, count })
      }
      save={t(deletes ? "ui:remove.confirm" : "ui:activation.deactivate")}
      isRisky={deletes}
      isSaving={isSaving}
      width="sm"
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Typography>{t(`${what}`, { count })}</Typography>
          {count > 1 && (
            <Typography sx={{ mt: 1, fontWeight: 700 }}>
              {(count > mostNames ? [...names, "…"] : names).join(", ")}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, listStyle: "disc" }}>
            {figures(open).map((figure) => (
              <li key={figure}>{figure}</li>
            ))}
          </Box>
        </Box>
        <RadioChoice
          label={t("decision")}
          choices={openMoneyDecisions.filter((each) => each === "keep" || mayVoid)}
          value={decision}
          spell={(each) => t(`${each}`)}
          onChange={setDecision}
        />
        <TextField
          label={t("reason")}
          required
          fullWidth
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setFault(null);
          }}
          error={fault?.at === "reason"}
          helperText={fault?.at === "reason" ? fault.msg : t(deletes ? "restoring" : "activating")}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        {fault?.at === "rest" && (
          <Alert severity="error" role="alert">
            {fault.msg}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
