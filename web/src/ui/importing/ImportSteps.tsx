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
import { fail } from "../../core/toasts.ts";
import { CheckedFile } from "../../sheets/CheckedFile.tsx";
import { badCellsForm, isMendable } from "../../sheets/ImportPreview.tsx";
import { MapColumns, mapColumnsForm } from "../../sheets/MapColumns.tsx";
import { useSheetTexts } from "../../sheets/useSheetTexts.ts";
import { ImportCounts, UndoneNote } from "./ImportOutcome.tsx";
import { RadioChoice } from "./RadioChoice.tsx";
import { type Checked, type ImportMode, type Invite, type SentFile, useImport } from "./useImport.ts";

/** The parts in which kinds of imports differ. */
export interface ImportKind {
  readonly endpoint: Endpoint;
  /** The plural of what is imported. */
  readonly things: string;
  readonly title: string;
  readonly body?: object;
  choose(asking: Choosing): ReactNode;
  downloadBad(sent: SentFile, checked: Checked, mode: ImportMode): Promise<void> | void;
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
  const { t: tell } = useSheetTexts();
  const { step, mode, share, check, match, run, undo, restart } = useImport(
    kind.endpoint,
    kind.things,
    kind.body,
  );
  const [invite, setInvite] = useState<Invite>("now");
  const busy = step.at === "importing";
  const invitations = step.at === "checked" ? (step.checked.result?.invitations ?? 0) : 0;
  const close = () => {
    if (busy) return;
    onClose();
    restart();
  };
  const downloadBad = async (sent: SentFile, checked: Checked) => {
    try {
      await kind.downloadBad(sent, checked, mode);
    } catch (error) {
      fail(error, t("failed.download"));
    }
  };
  return (
    <Dialog
      open={open}
      // What was typed isn't lost by a click beside it.
      onClose={(_event, reason) =>
        reason === "backdropClick" && step.at !== "choosing" ? undefined : close()
      }
      maxWidth={step.at === "checked" ? "lg" : step.at === "mapping" ? "md" : "sm"}
      fullWidth
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{kind.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          {(step.at === "choosing" || step.at === "checking") &&
            kind.choose({
              mode,
              checking: step.at === "checking" ? step.sent.file.name : null,
              onFile: (file, asMode) => void check({ file }, asMode),
            })}
          {step.at === "mapping" && (
            <MapColumns
              mapping={step.mapping}
              onChosen={(columns) => void check({ ...step.sent, columns }, mode)}
            />
          )}
          {step.at === "checked" && (
            <CheckedFile
              sent={step.sent}
              checked={step.checked}
              details={kind.details(step.checked)}
              onChanges={(changes) => void check({ ...step.sent, changes }, mode)}
              onMatch={(mapping) => match(step.sent, mapping)}
              onDownloadBad={() => void downloadBad(step.sent, step.checked)}
            >
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
        {(step.at === "mapping" || step.at === "checked") && (
          <Button variant="outlined" color="secondary" onClick={restart}>
            {t("import.another")}
          </Button>
        )}
        {step.at === "mapping" && (
          <Button type="submit" form={mapColumnsForm} variant="contained">
            {tell("columns.continue")}
          </Button>
        )}
        {step.at === "checked" && (
          <>
            {isMendable(step.checked) && (
              <Button type="submit" form={badCellsForm} variant="contained">
                {tell("again")}
              </Button>
            )}
            {step.checked.result && (
              <Button
                variant="contained"
                color={step.checked.caution === null ? "primary" : "error"}
                onClick={() => void run(step.sent, step.checked, invite)}
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
