import { useEffect, useState, useSyncExternalStore } from "react";
import { useTypedConsent } from "../consent/useTypedConsent.ts";
import { answerFiles } from "../sending/answerFiles.ts";
import type { DraftOf } from "./drafts.ts";

/** The files that go with an answer and the consent for them, kept up to date; what has not been sent goes on its way by itself. */
export function useAnswerFiles(of: DraftOf) {
  const [held] = useState(() => answerFiles(of));
  const standing = useSyncExternalStore(held.subscribe, held.read);
  useEffect(() => {
    held.wake();
    window.addEventListener("online", held.wake);
    return () => window.removeEventListener("online", held.wake);
  }, [held]);
  const consent = useTypedConsent(of);
  return { ...held, ...standing, consent };
}
