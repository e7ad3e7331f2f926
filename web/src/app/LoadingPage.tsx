import { useEffect, useState } from "react";
import { FrontButton } from "../account/front/FrontButton.tsx";
import { LogoMark } from "../ui/icons/Logo.tsx";
import { useBasics } from "./useBasics.ts";
import { useReload } from "./useReload.ts";

/** When "This is taking longer" appears, in milliseconds. */
const longTime = 8000;

/** Shown while the first screen is on its way; says so when that takes long. */
export function LoadingPage() {
  const { t } = useBasics();
  const { isTrying, tryNow } = useReload();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), longTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={isLate ? undefined : t("loading")} className="loading-page">
      <div className="loading-mark">
        <LogoMark size={64} />
      </div>
      {isLate && (
        <>
          <p>{t("loadingLate")}</p>
          <FrontButton busy={isTrying} onClick={() => void tryNow()}>
            {t("crash.tryAgain")}
          </FrontButton>
        </>
      )}
    </div>
  );
}
