import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useStageColor } from "./stageColor.ts";

/** As large as labels on the stage: dialogs stand beside it, so they are measured by the window. */
const label = "clamp(1rem, 3.4vmin, 5rem)";

/** A dialog that a class reads from afar. */
export function StageDialog({
  open,
  title,
  buttons,
  isWide = false,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly title: string;
  readonly buttons: ReactNode;
  /** Whether it has more lines than a stage is high, and shows them in columns. */
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      data-color={useStageColor()}
      maxWidth={false}
      sx={{
        zIndex: "tooltip",
        "& .MuiDialog-paper": { maxWidth: isWide ? "52em" : "36em", fontSize: label },
        "& :is(.MuiButton-root, .MuiTypography-root, kbd)": { fontSize: "1em" },
        "& .MuiDialogTitle-root": { fontSize: "1.25em" },
      }}
    >
      <DialogTitle id={id} sx={{ color: "text.primary" }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </Dialog>
  );
}
