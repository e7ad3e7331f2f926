import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider } from "@mui/material/styles";
import i18next from "i18next";
import { lazy, StrictMode, Suspense, useEffect } from "react";
import type { DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { loadConstants } from "../core/constants.ts";
import { LoadingPage } from "./LoadingPage.tsx";
import { theme } from "./theme/theme.ts";

const Toasts = lazy(async () => ({ default: (await import("./Toasts.tsx")).Toasts }));

export function App({ router }: { readonly router: DataRouter }) {
  useEffect(() => {
    // The constants contain server texts, so they are loaded again for each language.
    const reload = () => void loadConstants();
    i18next.on("languageChanged", reload);
    return () => i18next.off("languageChanged", reload);
  }, []);
  return (
    <StrictMode>
      <ThemeProvider theme={theme} defaultMode="system">
        <CssBaseline enableColorScheme />
        <Suspense fallback={<LoadingPage />}>
          <RouterProvider router={router} />
        </Suspense>
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ThemeProvider>
    </StrictMode>
  );
}
