import type { Endpoint, ImportResult } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { fail } from "../../core/toasts.ts";
import { ImportCounts, UndoneNote } from "./ImportOutcome.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { RadioChoice } from "./RadioChoice.tsx";
import { type Checked, type ImportMode, type Invite, useImport } from "./useImport.ts";

/** The parts in which kinds of imports differ. */
export interface ImportKind {
  readonly endpoint: Endpoint;
  /** The plural of what is imported. */
  readonly things: string;
  readonly title: string;
  readonly body?: object;
  choose(asking: Choosing): ReactNode;
  downloadBad(file: File, checked: Checked, mode: ImportMode): Promise<void> | void;
  details(found: Pick<Checked, "errors"> & { readonly result: ImportResult | null }): ReactNode;
}

export interface Choosing {
  readonly mode: ImportMode;
  readonly checking: string | null;
  readonly onFile: (file: File, mode: ImportMode) => void;
}

const invites = ["now", "later"] as const;

/** The steps of every import: choose, preview errors, import, undo. */
export function ImportSteps({
  kind,
  open,
  onClose,
}: {
  readonly kind: ImportKind;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const { step, mode, share, check, run, undo, restart } = useImport(kind.endpoint, kind.things, kind.body);
  const [invite, setInvite] = useState<Invite>("now");
  const busy = step.at === "importing";
  const invitations = step.at === "checked" ? (step.checked.result?.invitations ?? 0) : 0;
  const close = () => {
    if (busy) return;
    onClose();
    restart();
  };
  const downloadBad = async (file: File, checked: Checked) => {
    try {
      await kind.downloadBad(file, checked, mode);
    } catch (error) {
      fail(error, t("failed.download"));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={step.at === "checked" ? "lg" : "sm"}
      fullWidth
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{kind.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          {(step.at === "choosing" || step.at === "checking") &&
            kind.choose({
              mode,
              checking: step.at === "checking" ? step.file.name : null,
              onFile: (file, asMode) => void check(file, asMode),
            })}
          {step.at === "checked" && (
            <CheckedFile file={step.file} checked={step.checked} details={kind.details(step.checked)}>
              {invitations > 0 && (
                <RadioChoice
                  label={t("import.invitations", { count: invitations })}
                  choices={invites}
                  value={invite}
                  spell={(each) => t(`import.invite.${each}`)}
                  onChange={setInvite}
                />
              )}
            </CheckedFile>
          )}
          {busy && (
            <Stack spacing={1.5} sx={{ py: 4 }}>
              <Typography>{t("import.importing", { count: step.checked.result?.total ?? 0 })}</Typography>
              <LinearProgress
                variant={share === null ? "indeterminate" : "determinate"}
                value={(share ?? 0) * 100}
                aria-label={t("import.progress")}
              />
            </Stack>
          )}
          {step.at === "done" && (
            <>
              {step.undone ? (
                <UndoneNote undone={step.undone} />
              ) : (
                <>
                  <Alert severity="success">{t("import.done")}</Alert>
                  <ImportCounts result={step.result} done />
                  {kind.details({ errors: [], result: step.result })}
                </>
              )}
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {step.at === "checked" && (
          <>
            {step.checked.errors.some((error) => error.row !== undefined && error.row > 1) && (
              <Button color="secondary" onClick={() => void downloadBad(step.file, step.checked)}>
                {t("import.downloadBad")}
              </Button>
            )}
            <Button variant="outlined" color="secondary" onClick={restart}>
              {t("import.another")}
            </Button>
            {step.checked.result && (
              <Button
                variant="contained"
                color={step.checked.caution === null ? "primary" : "error"}
                onClick={() => void run(step.file, step.checked, invite)}
              >
                {t(step.checked.caution === null ? "import.run" : "import.runAnyway", {
                  count: step.checked.result.total,
                })}
              </Button>
            )}
          </>
        )}
        {step.at === "done" && !step.undone && step.result.import_id !== undefined && (
          <Button color="secondary" onClick={() => void undo(step.result)}>
            {t("import.undo")}
          </Button>
        )}
        {step.at === "done" && (
          <Button variant="outlined" onClick={restart}>
            {t("import.more")}
          </Button>
        )}
        <Button color="secondary" disabled={busy} onClick={close}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CheckedFile({
  file,
  checked,
  details,
  children,
}: {
  readonly file: File;
  readonly checked: Checked;
  readonly details: ReactNode;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation("ui");
  const format = useFormat();
  const { errors, errorCount, caution, result } = checked;
  const rows = new Set(errors.map((error) => `${error.file} ${error.row}`)).size;
  const hasRows = checked.preview !== undefined || errors.some((error) => error.file);
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{file.name}</Typography>
      {errors.length > 0 && hasRows && (
        <Alert severity="error">
          {errorCount > errors.length
            ? t("import.badFirst", {
                count: errorCount,
                all: format.number(errorCount),
                shown: format.number(errors.length),
              })
            : t("import.bad", { count: errors.length, rows: t("import.badRows", { count: rows }) })}
        </Alert>
      )}
      {errors.length > 0 && !hasRows && (
        <Alert severity="error">
          {errors.map((error) => (
            <div key={error.msg}>{error.msg}</div>
          ))}
        </Alert>
      )}
      {caution !== null && <Alert severity="warning">{caution}</Alert>}
      {result && (
        <>
          {caution === null && <Alert severity="success">{t("import.fine", { count: result.total })}</Alert>}
          <ImportCounts result={result} done={false} />
          {children}
        </>
      )}
      {details}
      <ImportPreview checked={checked} />
    </>
  );
}
