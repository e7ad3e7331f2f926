import "./app.css";
import i18next from "i18next";
import {
  createElement,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  startTransition,
  use,
  useEffect,
  useState,
} from "react";
import { onAddress } from "../account/front/address.ts";
import { loadConstants } from "../core/constants.ts";
import { listenToAll } from "../core/listening.ts";
import { onSessionChange } from "../core/session.ts";
import { Catching } from "./Catching.tsx";
import { FrontDoor } from "./front-door/FrontDoor.tsx";
import { frontPageHere, sendToSignIn } from "./front-door/frontPage.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { portal } from "./loadPortal.ts";
import { OfflineNotice } from "./OfflineNotice.tsx";

/** How long the first picture goes before the place for toasts, in milliseconds; a toast waits for it. */
const head = 1000;

/** Fetches the place for toasts. Where the connection fails, the screen stands without it until it comes. */
async function loadToasts(): Promise<{ default: () => ReactNode }> {
  await new Promise((done) => setTimeout(done, head));
  return import("./Toasts.tsx").then(({ Toasts }) => ({ default: Toasts }), loadToasts);
}

const Toasts = lazy(loadToasts);

/** The portal, once it has come; `lazy` would wait for it anew. */
function Behind() {
  return createElement(use(portal.load()));
}

const onMove = listenToAll(onAddress, onSessionChange);

/** The front door, or what is behind it: the address and the session say which. */
export function App() {
  const [page, setPage] = useState(frontPageHere);
  useEffect(() => {
    const follow = () => {
      sendToSignIn();
      const next = frontPageHere();
      startTransition(() => setPage(next));
    };
    // The first picture may have led elsewhere already.
    follow();
    return onMove(follow);
  }, []);
  useEffect(() => {
    // The constants contain server texts, so they are loaded again for each language.
    const reload = () => void loadConstants();
    i18next.on("languageChanged", reload);
    return () => i18next.off("languageChanged", reload);
  }, []);
  return (
    <StrictMode>
      <Suspense fallback={<LoadingPage />}>
        <Catching shown={page}>
          {page ? <FrontDoor page={page} /> : <Behind />}
          <OfflineNotice />
        </Catching>
      </Suspense>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </StrictMode>
  );
}
