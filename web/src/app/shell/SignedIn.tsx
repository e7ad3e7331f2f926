import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { type ReactNode, Suspense, useEffect } from "react";
import { Outlet } from "react-router";
import { useSession } from "../../core/session.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { useScreenTitle } from "../useScreenTitle.ts";
import { queryClientOf } from "./queryClientOf.ts";

/** The base of every signed-in screen: a cache for this sign-in, and the title. */
export function SignedIn({ children }: { readonly children?: ReactNode }) {
  const queryClient = queryClientOf(useSession()?.token ?? "");
  useScreenTitle();
  useEffect(() => {
    // Answers hold sentences in the language they were asked for in.
    const renew = () => void queryClient.invalidateQueries();
    i18next.on("languageChanged", renew);
    return () => i18next.off("languageChanged", renew);
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      {children ?? (
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      )}
    </QueryClientProvider>
  );
}
