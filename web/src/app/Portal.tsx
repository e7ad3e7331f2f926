import { ThemeProvider } from "@mui/material/styles";
import { useEffect, useState } from "react";
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

/** Everything behind the front door. Its router lives as long as it is shown: the front door changes the address, too. */
export function Portal() {
  const [router, setRouter] = useState<DataRouter | null>(null);
  useEffect(() => {
    const made = makeRouter();
    const stop = made.subscribe(tellAddress);
    setRouter(made);
    return () => {
      stop();
      made.dispose();
    };
  }, []);
  return router ? <Screens router={router} /> : <LoadingPage />;
}
