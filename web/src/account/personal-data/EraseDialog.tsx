import { personalDataEndpoints } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError, call } from "../../core/api.ts";
import { fail, succeed } from "../../core/toasts.ts";
import { dataQuery } from "../../ui/dataQuery.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { ErasedParts } from "./ErasedParts.tsx";

type Media = "keep" | "erase";

/** Erases a person for good: shows what goes and what stays, then wants the name typed and a reason. */
export function EraseDialog({
  userId,
  onClose,
  onErased,
}: {
  readonly userId: number;
  readonly onClose: () => void;
  readonly onErased?: () => void;
}) {
  const { t } = useTranslation(["privacy", "ui"]);
  const id = useId();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [media, setMedia] = useState<Media>("keep");
  const [name, setName] = useState("");
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setSending] = useState(false);
  const found = useQuery(
    dataQuery([personalDataEndpoints.preview.name, userId], personalDataEndpoints.preview, {
      params: { id: userId },
    }),
  );
  const person = found.data;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isSure) return setSure(true);
    setSending(true);
    setFaults({});
    try {
      const body = { name, reason, media };
      const { message } = await call(personalDataEndpoints.erase, { params: { id: userId }, body });
      succeed(message);
      onErased?.();
      onClose();
      await queries.invalidateQueries();
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : [];
      setFaults(Object.fromEntries(errors.map(({ path = "", msg }) => [path, msg])));
      fail(error, t("erase.failed"));
      setSending(false);
    }
  };
  const title = t("erase.title", { name: person?.name ?? "…" });
  const hasMedia = person?.parts.some(({ erasure, rows }) => erasure === "chosen" && rows > 0);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {found.isError && <ErrorNote found={found} things={title} />}
          {found.isPending && <Skeleton variant="rounded" height={260} />}
          {person && !isSure && (
            <Stack sx={{ gap: 2 }}>
              <Typography>
                {t(person.is_active ? "erase.textActive" : "erase.text", { placeholder: person.placeholder })}
              </Typography>
              <ErasedParts parts={person.parts} />
              {hasMedia && (
                <RadioGroup
                  aria-label={t("erase.media")}
                  value={media}
                  onChange={(_, chosen) => setMedia(chosen as Media)}
                >
                  <Typography variant="h3" component="h3">
                    {t("erase.media")}
                  </Typography>
                  <FormControlLabel value="keep" control={<Radio />} label={t("erase.mediaKeep")} />
                  <FormControlLabel value="erase" control={<Radio />} label={t("erase.mediaErase")} />
                </RadioGroup>
              )}
              {person.shares_name && <Alert severity="info">{t("erase.sharesName")}</Alert>}
            </Stack>
          )}
          {person && isSure && (
            <Stack sx={{ gap: 2 }}>
              <Alert severity="warning">{t("erase.forGood")}</Alert>
              <TextField
                autoFocus
                required
                label={t("erase.name")}
                value={name}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
                error={Boolean(faults["name"])}
                helperText={faults["name"] ?? t("erase.nameText", { name: person.name })}
              />
              <TextField
                required
                label={t("erase.reason")}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
                error={Boolean(faults["reason"])}
                helperText={faults["reason"] ?? t("erase.reasonText")}
                slotProps={{ htmlInput: { maxLength: 500 } }}
              />
            </Stack>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={isSure ? () => setSure(false) : onClose}>
            {t(isSure ? "erase.back" : "ui:cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isSure ? "error" : "primary"}
            disabled={!person}
            loading={isSending}
          >
            {t(isSure ? "erase.button" : "erase.next")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
