import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ClassFields, noClass } from "./ClassFields.tsx";

/** Something that staff enter for a class: first which class, then what `children` ask for. */
export function ClassDialog({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: (site: number, teacher: number) => ReactNode;
}) {
  const { t } = useTranslation("ui");
  const id = useId();
  const [named, setNamed] = useState(noClass);
  const { site, teacher } = named;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2.5, pt: 1 }}>
          <ClassFields value={named} onChange={setNamed} />
          {site && teacher && children(site.id, teacher.id)}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose}>
          {t("close")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
