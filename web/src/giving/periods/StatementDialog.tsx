import FileIcon from "@mui/icons-material/FileDownloadOutlined";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PeriodChoice, PeriodControl } from "./PeriodControl.tsx";

/** A button that asks for which period a statement is wanted, and downloads it. */
export function StatementDialog({
  label,
  title,
  text,
  isBusy,
  onDownload,
  children,
}: {
  /** What the button says. */
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly isBusy: boolean;
  /** Resolves once it is downloaded. */
  readonly onDownload: (chosen: PeriodChoice) => Promise<unknown>;
  /** What else can be done in the dialog, given how it is closed. */
  readonly children?: (close: () => void) => ReactNode;
}) {
  const { t } = useTranslation(["givingByYear", "ui"]);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<PeriodChoice>({});
  const id = useId();
  const close = () => setOpen(false);
  const isWhole = chosen["period"] !== "dates" || Boolean(chosen["from"] && chosen["to"]);
  return (
    <>
      <Button color="secondary" variant="outlined" startIcon={<FileIcon />} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog open={isOpen} onClose={close} fullWidth maxWidth="sm" aria-labelledby={id}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>{text}</Typography>
          <PeriodControl
            chosen={chosen}
            onChange={(changes) =>
              setChosen((before) => ({
                ...before,
                ...Object.fromEntries(
                  Object.entries(changes).map(([key, values]) => [key, values.join(",")]),
                ),
              }))
            }
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={close}>
            {t("ui:cancel")}
          </Button>
          {children?.(close)}
          <Button
            variant="contained"
            disabled={!isWhole}
            loading={isBusy}
            onClick={() => void onDownload(chosen).then(close)}
          >
            {t("statement.download")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
