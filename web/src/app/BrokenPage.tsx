import { useEffect, useState } from "react";
import { FrontButton } from "../account/front/FrontButton.tsx";
import { CallError } from "../core/CallError.ts";
import { useConstants } from "../core/constants.ts";
import { Logo } from "../ui/icons/Logo.tsx";
import { ColdFire } from "../ui/illustrations/ColdFire.tsx";
import { LoadingPage } from "./LoadingPage.tsx";
import { useBasics } from "./useBasics.ts";
import { isServerThere, reloadOnce, useReload } from "./useReload.ts";

/** Whether an app file failed to load: offline, or removed by a new version. */
const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported|module script|Importing a module|preload CSS/i.test(error.message);

const titles = {
  offline: "crash.offlineTitle",
  outdated: "crash.outdatedTitle",
  broken: "crash.title",
} as const;
const texts = { offline: "crash.offlineText", outdated: "crash.outdatedText", broken: "crash.text" } as const;

/**
 * Shown in place of a screen that broke: what happened, what was kept, what to do. Where no frame stands around it,
 * it is the `whole` page, under the brand.
 */
export function BrokenPage({ error, whole = false }: { readonly error: unknown; readonly whole?: boolean }) {
  const { t } = useBasics();
  const constants = useConstants();
  const missing = isMissingFile(error);
  // Null until the server has been asked.
  const [isThere, setThere] = useState(missing && navigator.onLine ? null : !missing);
  useEffect(() => {
    // A file that didn't come through, or that a new version has replaced, is there after a reload.
    if (isThere === null) void isServerThere().then((there) => (there && reloadOnce()) || setThere(there));
  }, [isThere]);
  const offline = isThere === false;
  const { isTrying, tryNow } = useReload(offline);
  const kind = offline ? "offline" : missing ? "outdated" : "broken";
  const requestId = error instanceof CallError ? error.requestId : null;
  const said = (
    <div role="alert" className="broken-page">
      <ColdFire />
      <h1 className="text-h1">{t(titles[kind])}</h1>
      <p className="muted">{t(texts[kind])}</p>
      <div className="broken-ways">
        {offline ? (
          <FrontButton busy={isTrying} onClick={() => void tryNow()}>
            {t("crash.tryAgain")}
          </FrontButton>
        ) : (
          <>
            <FrontButton onClick={() => window.location.reload()}>{t("crash.reload")}</FrontButton>
            <a href="/" className="button outlined">
              {t("crash.home")}
            </a>
          </>
        )}
      </div>
      {requestId && <p className="broken-request muted">{t("crash.request", { id: requestId })}</p>}
    </div>
  );
  const shown = isThere === null ? <LoadingPage /> : said;
  if (!whole) return shown;
  return (
    <>
      <header className="broken-brand">
        <Logo name={constants?.brand.name ?? "Kindling"} url={constants?.brand.logo ?? null} size={36} />
      </header>
      <main>{shown}</main>
    </>
  );
}
