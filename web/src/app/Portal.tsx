import { ThemeProvider } from "@mui/material/styles";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { UNSAFE_createBrowserHistory as createBrowserHistory, useLocation } from "react-router";
import { tellAddress } from "../account/front/address.ts";
import { guardHistory, onMove } from "../navigation/guardedHistory.ts";
import { HistoryRouter } from "../navigation/HistoryRouter.tsx";
import { Catching } from "./Catching.tsx";
import { Gate } from "./router/Gate.tsx";
import { loadScreenHere } from "./router/routesFor.ts";
import { forgetFailures } from "./router/Screens.tsx";
import { followColorMode } from "./theme/colorMode.ts";
import { theme } from "./theme/theme.ts";

/** What holds for all screens: the portal's theme, and what is shown where one broke with its frame. */
export function Surroundings({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={followColorMode}>
      <Catching shown={useLocation()}>{children}</Catching>
    </ThemeProvider>
  );
}

/** Waits until the first screen can be drawn; what fails is shown where it is drawn. */
export const openRouter = () => loadScreenHere().catch(() => undefined);

/** Everything behind the front door. */
export function Portal() {
  // The front door changes the address, too: a history lives as long as the portal is shown.
  const [history] = useState(() => guardHistory(createBrowserHistory({ v5Compat: true })));
  useLayoutEffect(
    () =>
      onMove(() => {
        forgetFailures();
        tellAddress();
      }),
    [],
  );
  return (
    <HistoryRouter history={history}>
      <Surroundings>
        <Gate />
      </Surroundings>
    </HistoryRouter>
  );
}
