import {
  type ClassThankYou,
  type ReplyConsent,
  replyConsents,
  replyWordsLimit,
  thankYouReplyEndpoints,
} from "@kindling/contract";
import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormLabel from "@mui/material/FormLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { classroomKey } from "../../classroom/today/useToday.ts";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { FormDialog } from "../../ui/form/FormDialog.tsx";
import { useSubmit } from "../shared/useSubmit.ts";

/** The class's words back to a charity, and what holds for its students in them. */
export function ReplyDialog({
  thanks: { id, charity, reply },
  site,
  onClose,
}: {
  readonly thanks: ClassThankYou;
  readonly site: number;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const queries = useQueryClient();
  const label = useId();
  const [words, setWords] = useState(reply?.words ?? "");
  // It is confirmed anew each time.
  const [consent, setConsent] = useState<ReplyConsent | null>(null);
  const [by, setBy] = useState(reply?.consent_by ?? "");
  const [until, setUntil] = useState(reply?.consent_until ?? "");
  const { faultAt, isSaving, complain, clear, submit } = useSubmit(
    ["words", "consent", "consent_by", "consent_until"],
    t("reply.failed"),
  );
  const send = async () => {
    if (!words.trim()) return complain("words", t("reply.wordsMissing"));
    if (!consent) return complain("consent", t("reply.consentMissing"));
    await submit(async (idempotencyKey) => {
      const recorded = consent === "consent_recorded";
      const { message } = await call(thankYouReplyEndpoints.send, {
        params: { id },
        body: {
          school_id: site,
          words: words.trim(),
          consent,
          consent_by: recorded ? by : null,
          consent_until: recorded && until ? until : null,
        },
        idempotencyKey,
      });
      succeed(message ?? t("reply.sent"));
      await queries.invalidateQueries({ queryKey: [...classroomKey, "giving", "thankYous"] });
      onClose();
    });
  };
  const fault = faultAt("consent") ?? faultAt("rest");
  return (
    <FormDialog
      title={t("reply.title", { charity: charity.name })}
      save={t("reply.send")}
      width="sm"
      isSaving={isSaving}
      onSubmit={send}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, pt: 0.5 }}>
        <Typography>{t("reply.text")}</Typography>
        <TextField
          multiline
          minRows={3}
          required
          label={t("reply.words")}
          value={words}
          error={Boolean(faultAt("words"))}
          helperText={
            faultAt("words") ??
            t("reply.left", { left: format.number(replyWordsLimit - words.trim().length) })
          }
          slotProps={{ htmlInput: { maxLength: replyWordsLimit } }}
          onChange={({ target: { value } }) => {
            setWords(value);
            clear();
          }}
        />
        <FormControl required error={Boolean(faultAt("consent"))}>
          <FormLabel id={label}>{t("reply.students")}</FormLabel>
          <RadioGroup
            aria-labelledby={label}
            value={consent ?? ""}
            onChange={(_event, value) => {
              setConsent(value as ReplyConsent);
              clear();
            }}
          >
            {replyConsents.map((each) => (
              <FormControlLabel
                key={each}
                value={each}
                label={t(`reply.consents.${each}`)}
                control={<Radio />}
              />
            ))}
          </RadioGroup>
        </FormControl>
        {consent === "consent_recorded" && (
          <>
            <TextField
              required
              label={t("reply.consentBy")}
              value={by}
              error={Boolean(faultAt("consent_by"))}
              helperText={faultAt("consent_by")}
              slotProps={{ htmlInput: { maxLength: 120 } }}
              onChange={({ target: { value } }) => setBy(value)}
            />
            <TextField
              required
              type="date"
              label={t("reply.consentUntil")}
              value={until}
              error={Boolean(faultAt("consent_until"))}
              helperText={faultAt("consent_until")}
              onChange={({ target: { value } }) => setUntil(value)}
            />
          </>
        )}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </Stack>
    </FormDialog>
  );
}
