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

/** Has a router until it is let go: the front door changes the address, too. */
function holdRouter(): () => void {
  const made = makeRouter();
  const stop = made.subscribe(tellAddress);
  current = made;
  return () => {
    stop();
    made.dispose();
    current = null;
  };
}

/** Everything behind the front door. */
export function Portal() {
  const router = useSyncExternalStore(holdRouter, () => current);
  return router ? <Screens router={router} /> : <LoadingPage />;
}
