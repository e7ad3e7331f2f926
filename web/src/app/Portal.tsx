import { ThemeProvider } from "@mui/material/styles";
import { useSyncExternalStore } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { tellAddress } from "../account/front/address.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { makeRouter } from "./router/router.tsx";
import { followColorMode } from "./theme/colorMode.ts";
import { theme } from "./theme/theme.ts";

/** The screens of a router in the portal's theme. */
export function Screens({ router }: { readonly router: DataRouter }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={followColorMode}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}

let current: DataRouter | null = null;

/** Makes a router that tells of each address, also of one that the first picture leads to. */
function makeTelling(): DataRouter {
  const made = makeRouter();
  made.subscribe(tellAddress);
  return made;
}

/** Makes the router, and waits until its first screen can be drawn. */
export async function openRouter(): Promise<void> {
  const made = makeTelling();
  current = made;
  if (made.state.initialized) return;
  await new Promise<void>((done) => {
    const stop = made.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}

/** Has a router until it is let go: the front door changes the address, too. */
function holdRouter(): () => void {
  // Since it was opened, the front door may have led elsewhere.
  if (current?.state.location.pathname !== window.location.pathname) {
    current?.dispose();
    current = makeTelling();
  }
  return () => {
    current?.dispose();
    current = null;
  };
}

/** Everything behind the front door. */
export function Portal() {
  const router = useSyncExternalStore(holdRouter, () => current);
  return router ? <Screens router={router} /> : <LoadingPage />;
}
