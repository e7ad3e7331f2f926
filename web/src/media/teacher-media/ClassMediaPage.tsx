import { teacherMediaEndpoints } from "@kindling/contract";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMayCall } from "../../ui/useMayCall.ts";
import { AddClassMedia } from "./AddClassMedia.tsx";
import { TeacherMediaPage } from "./TeacherMediaPage.tsx";

/** The photos and videos of classes, where staff also add those that they were sent. */
export function ClassMediaPage() {
  const { t } = useTranslation("media");
  const mayAdd = useMayCall(teacherMediaEndpoints.create);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TeacherMediaPage>
        {mayAdd && (
          <Button variant="contained" onClick={() => setOpen(true)}>
            {t("add")}
          </Button>
        )}
      </TeacherMediaPage>
      {isOpen && <AddClassMedia onClose={() => setOpen(false)} />}
    </>
  );
}
