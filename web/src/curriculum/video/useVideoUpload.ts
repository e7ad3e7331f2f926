import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { CallError } from "../../core/api.ts";
import { type Stored, uploadFile } from "../../ui/fields/uploadFile.ts";

/** Sends a video of one's own, telling how far it is; what turns out to be no video is not taken. */
export function useVideoUpload(onStored: (file: Stored) => void) {
  const { t } = useTranslation("curriculum");
  const abort = useRef<AbortController>(null);
  const [share, setShare] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const send = async (chosen: File) => {
    // A quick check by the browser's file type; the server checks the content.
    if (chosen.type && !chosen.type.startsWith("video/")) return setTrouble(t("video.noVideo"));
    abort.current = new AbortController();
    setTrouble(null);
    setShare(0);
    try {
      const stored = await uploadFile(chosen, setShare, abort.current.signal, t("video.failed"));
      if (stored.mime.startsWith("video/")) onStored(stored);
      else setTrouble(t("video.noVideo"));
    } catch (error) {
      if (error instanceof CallError) setTrouble(error.message);
    } finally {
      setShare(null);
    }
  };

  return {
    /** How much of the file is through, from 0 to 1; null while none is on its way. */
    share,
    trouble,
    send,
    cancel: () => abort.current?.abort(),
  };
}
