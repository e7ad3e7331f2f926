import { adjustmentEndpoints, charityEndpoints, fieldLabel, type Reference } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { useLanguage } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { ClassFields, type NamedClass, noClass } from "../../people/classes/ClassFields.tsx";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { ReasonField } from "../shared/ReasonField.tsx";
import { useSubmit } from "../shared/useSubmit.ts";

const active = { is_active: "true" };
const { charity: give } = adjustmentEndpoints;

/** Gives what a class gave and earned in a closed session to another charity, with a reason. */
export function AnotherCharityDialog({
  session,
  of,
  onClose,
}: {
  readonly session: number;
  /** The class, if it is known; else it is asked for. */
  readonly of?: { readonly site: Reference; readonly teacher: Reference };
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(["adjusting", "giving"]);
  const language = useLanguage();
  const queries = useQueryClient();
  const [named, setNamed] = useState<NamedClass>(of ?? noClass);
  const [charity, setCharity] = useState<Reference | null>(null);
  const [reason, setReason] = useState("");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(
    ["charity_id", "reason"],
    t("elsewhere.failed"),
  );
  const { site, teacher } = named;
  const rest = faultAt("rest");
  const send = async () => {
    if (!charity) return complain("charity_id", t("elsewhere.charityMissing"));
    if (!reason.trim()) return complain("reason", t("reasonMissing"));
    if (!site || !teacher) return;
    await submit(async (idempotencyKey) => {
      const { message } = await call(give, {
        params: { id: session },
        body: { user_id: teacher.id, school_id: site.id, charity_id: charity.id, reason: reason.trim() },
        idempotencyKey,
      });
      succeed(message ?? t("elsewhere.action"));
      onClose();
      await queries.invalidateQueries();
    });
  };
  return (
    <FormDialog
      title={of ? t("elsewhere.titleOf", { name: of.teacher.name }) : t("elsewhere.action")}
      save={t("elsewhere.save")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <Typography>{t("elsewhere.text")}</Typography>
        {!of && (
          <ClassFields
            value={named}
            onChange={(picked) => {
              setNamed(picked);
              clear();
            }}
          />
        )}
        {site && teacher && (
          <>
            <ReferencePicker
              list={charityEndpoints.list}
              within={active}
              label={fieldLabel(give.labels, "charity_id", language)}
              required
              value={charity}
              onChange={(picked) => {
                setCharity(picked);
                clear();
              }}
              error={faultAt("charity_id")}
              hint={t("elsewhere.charityHint")}
            />
            <ReasonField
              value={reason}
              onChange={(typed) => {
                setReason(typed);
                clear();
              }}
              fault={faultAt("reason")}
              hint={t("reasonHint")}
            />
          </>
        )}
        {rest && (
          <Alert severity="error" role="alert">
            {rest}
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}
