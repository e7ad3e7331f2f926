import { contactEndpoints, type Reference, sessionEndpoints, thankYouEndpoints } from "@kindling/contract";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../core/api.ts";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { ReferencePicker } from "../../ui/picking/ReferencePicker.tsx";
import { useSubmit } from "../shared/useSubmit.ts";

/** Classes have given in sessions that have begun. */
const begun = { span: "past,current" };

interface InviteDialogProps {
  /** The contact to invite; without one, it is chosen here. */
  readonly contact?: Reference | undefined;
  readonly onClose: () => void;
}

/** Invites a charity's contact to thank the classes that gave, in one session or in all. */
export function InviteDialog({ contact, onClose }: InviteDialogProps) {
  const { t } = useTranslation("thankYous");
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Reference | null>(contact ?? null);
  const [session, setSession] = useState<Reference | null>(null);
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(
    ["contact_id", "session_id"],
    t("invite.failed"),
  );
  const send = async () => {
    if (!chosen) return complain("contact_id", t("invite.noContact"));
    await submit(async (idempotencyKey) => {
      const body = { contact_id: chosen.id, session_id: session?.id ?? null };
      const { message } = await call(thankYouEndpoints.create, { body, idempotencyKey });
      succeed(message ?? t("invite.done"));
      await queries.invalidateQueries({ queryKey: [thankYouEndpoints.list.name] });
      onClose();
    });
  };
  const fault = faultAt("rest");
  return (
    <FormDialog
      title={t("invite.title")}
      save={t("invite.send")}
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, pt: 0.5 }}>
        <Typography>{t("invite.text")}</Typography>
        {contact ? (
          <Typography sx={{ fontWeight: 700 }}>{contact.name}</Typography>
        ) : (
          <ReferencePicker
            list={contactEndpoints.list}
            label={t("invite.contact")}
            required
            value={chosen}
            error={faultAt("contact_id")}
            onChange={(next) => {
              setChosen(next);
              clear();
            }}
          />
        )}
        {contact && faultAt("contact_id") && (
          <Typography role="alert" color="error">
            {faultAt("contact_id")}
          </Typography>
        )}
        <ReferencePicker
          list={sessionEndpoints.list}
          within={begun}
          label={t("invite.session")}
          hint={t("invite.sessionHint")}
          value={session}
          error={faultAt("session_id")}
          onChange={(next) => {
            setSession(next);
            clear();
          }}
        />
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </Stack>
    </FormDialog>
  );
}
