import { useTranslation } from "react-i18next";
import { useConstants } from "../../core/constants.ts";
import { newKey } from "../../core/newKey.ts";
import { classUploads } from "./classUploads.ts";
import { judgeFile } from "./judgeFile.ts";
import type { Chosen } from "./uploader.ts";

/** Uploads chosen files for a class; those of a wrong kind or size are refused before they are sent. */
export function useUpload(
  place: Pick<Chosen, "schoolId" | "userId" | "consent">,
): (files: readonly File[]) => void {
  const { t } = useTranslation("media");
  const limits = useConstants()?.upload_limits;
  return (files) =>
    classUploads.add(
      files.map((file) => {
        const { kind, fault } = judgeFile(file, limits);
        const refusal =
          fault &&
          (fault.why === "tooLarge" ? t(`upload.tooLarge.${kind}`, { ...fault }) : t("upload.wrongKind"));
        return { key: newKey(), ...place, file, kind, refusal };
      }),
    );
}
