import type { Endpoint, Resource } from "@kindling/contract";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { saveFile } from "../../core/api.ts";
import { useLabels } from "../../core/labels.ts";
import { badRowsCsv } from "./badCells.ts";
import { ChooseFile } from "./ChooseFile.tsx";
import { ImportCounts, UndoneNote } from "./ImportOutcome.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { type Checked, useImport } from "./useImport.ts";

/** Brings rows in from a file: choose, see what is wrong with it, import, and take it back. */
export function ImportDialog({
  resource,
  calls,
  open,
  onClose,
}: {
  readonly resource: Pick<Resource, "labels">;
  readonly calls: { readonly import: Endpoint; readonly importTemplate: Endpoint };
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation("ui");
  const labels = useLabels(resource);
  const { step, mode, share, check, run, undo, restart } = useImport(calls.import, labels.many);
  const busy = step.at === "importing";
  const close = () => {
    if (busy) return;
    onClose();
    restart();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      maxWidth={step.at === "checked" ? "lg" : "sm"}
      fullWidth
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{t("import.title", { things: labels.many })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} aria-live="polite">
          {(step.at === "choosing" || step.at === "checking") && (
            <ChooseFile
              calls={calls}
              things={labels.many}
              mode={mode}
              checking={step.at === "checking" ? step.file.name : null}
              onFile={(file, asMode) => void check(file, asMode)}
            />
          )}
          {step.at === "checked" && <CheckedFile file={step.file} checked={step.checked} />}
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
                <Alert severity="success">{t("import.done")}</Alert>
              )}
              <ImportCounts result={step.result} done />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        {step.at === "checked" && (
          <>
            {step.checked.errors.some((error) => error.row !== undefined && error.row > 1) && (
              <Button
                color="secondary"
                onClick={() =>
                  saveFile(
                    badRowsCsv(step.checked, t("import.reason")),
                    `${t("import.badFile", { things: labels.many })}.csv`,
                  )
                }
              >
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
                onClick={() => void run(step.file, step.checked)}
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

function CheckedFile({ file, checked }: { readonly file: File; readonly checked: Checked }) {
  const { t } = useTranslation("ui");
  const { errors, caution, result } = checked;
  const rows = new Set(errors.map((error) => error.row)).size;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>{file.name}</Typography>
      {errors.length > 0 && checked.preview && (
        <Alert severity="error">
          {t("import.bad", { count: errors.length, rows: t("import.badRows", { count: rows }) })}
        </Alert>
      )}
      {errors.length > 0 && !checked.preview && (
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
        </>
      )}
      <ImportPreview checked={checked} />
    </>
  );
}
