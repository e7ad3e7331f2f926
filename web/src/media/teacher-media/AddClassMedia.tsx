import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { consentBody } from "../../classroom/consent/lastConsent.ts";
import { useTypedConsent } from "../../classroom/consent/useTypedConsent.ts";
import { useSession } from "../../core/session.ts";
import { ClassDialog } from "../../people/classes/ClassDialog.tsx";
import { ChooseMedia } from "../uploading/ChooseMedia.tsx";
import { onMediaSaved } from "../uploading/classUploads.ts";
import { UploadQueue } from "../uploading/UploadQueue.tsx";
import type { Consent } from "../uploading/useConsent.ts";
import { useUpload } from "../uploading/useUpload.ts";

interface MediaProps {
  readonly site: number;
  readonly teacher: number;
  readonly consent: Consent;
}

function MediaOfClass({ site, teacher, consent }: MediaProps) {
  const owner = useSession()?.user.email ?? "";
  const typed = useTypedConsent({ owner, site, teacher });
  const upload = useUpload({ schoolId: site, userId: teacher, consent: consentBody(typed.value) });
  return (
    <>
      <ChooseMedia consent={consent} typed={typed} onFiles={upload} />
      <UploadQueue />
    </>
  );
}

/** Adds photos and videos of a class, after confirming the families' consent. */
export function AddClassMedia({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("media");
  const queries = useQueryClient();
  const [given, setGiven] = useState(false);
  useEffect(() => onMediaSaved(() => void queries.invalidateQueries()), [queries]);
  return (
    <ClassDialog title={t("add")} onClose={onClose}>
      {(site, teacher) => (
        <MediaOfClass site={site} teacher={teacher} consent={{ given, give: () => setGiven(true) }} />
      )}
    </ClassDialog>
  );
}
