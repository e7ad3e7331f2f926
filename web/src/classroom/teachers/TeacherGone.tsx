import Dialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { TeacherChoice } from "./TeacherChoice.tsx";
import { useTeachers } from "./useTeachers.ts";

interface TeacherGoneProps {
  readonly site: { readonly id: number; readonly name: string };
  readonly teacher: { readonly id: number; readonly name: string };
}

/** Says that the chosen teacher was removed and asks who is teaching; answers are kept. */
export function TeacherGone({ site, teacher }: TeacherGoneProps) {
  const { t } = useTranslation("home");
  const title = useId();
  const { data = [] } = useTeachers(site.id);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      // Must be above class mode.
      sx={{ zIndex: "tooltip" }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <DialogTitle id={title}>{t("teachers.goneTitle", { name: teacher.name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, color: "text.secondary" }}>
          {t("teachers.goneText", { name: teacher.name, site: site.name })}
        </Typography>
        <TeacherChoice site={site.id} teachers={data.filter(({ id }) => id !== teacher.id)} />
      </DialogContent>
    </Dialog>
  );
}
