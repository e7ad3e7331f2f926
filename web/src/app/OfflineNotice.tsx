import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { usePath } from "../account/front/address.ts";
import { onWindow } from "../core/listening.ts";

const subscribe = (listener: () => void) => onWindow(["online", "offline"], listener);

/** Shown while offline; the classroom has its own notice. */
export function OfflineNotice() {
  const { t } = useTranslation("app");
  const inClassroom = usePath().startsWith("/instructor/");
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="offline-notice no-print">
      {!online && !inClassroom && <p>{t("offline")}</p>}
    </div>
  );
}
