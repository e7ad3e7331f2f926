import { QueryClientProvider } from "@tanstack/react-query";
import i18next from "i18next";
import { type ReactNode, Suspense, useCallback, useEffect } from "react";
import { matchPath, Outlet } from "react-router";
import { ConfirmPassword, signInParts } from "../../account/confirm-password/ConfirmPassword.tsx";
import { useSession } from "../../core/session.ts";
import { Later } from "../../ui/Later.tsx";
import { MayOpen } from "../../ui/useMayOpen.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { areaFor } from "../router/signedIn.ts";
import { useScreenTitle } from "../useScreenTitle.ts";
import { queryClientOf } from "./queryClientOf.ts";

/** The base of every signed-in screen: a cache for this sign-in, the screens it may open, and the title. */
export function SignedIn({
  children,
  onStage,
}: {
  readonly children?: ReactNode;
  /** Whether the screen is the class's, as in class mode. */
  readonly onStage?: boolean | undefined;
}) {
  const session = useSession();
  const claims = session?.claims;
  const until = session?.user.viewed_until ?? session?.user.substitute_until;
  const queryClient = queryClientOf(session?.token ?? "");
  const mayOpen = useCallback(
    (path: string) =>
      claims !== undefined &&
      (areaFor(claims).read()?.allowedPaths(claims) ?? []).some(
        (pattern) => matchPath(pattern, path) !== null,
      ),
    [claims],
  );
  useScreenTitle();
  useEffect(() => {
    // Responses contain texts in the requested language.
    const renew = () => void queryClient.invalidateQueries();
    i18next.on("languageChanged", renew);
    return () => i18next.off("languageChanged", renew);
  }, [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <MayOpen value={mayOpen}>
        {children ?? (
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        )}
        <ConfirmPassword />
        {until && (
          <Later from={signInParts}>{({ SignInBanner }) => <SignInBanner onStage={onStage} />}</Later>
        )}
      </MayOpen>
    </QueryClientProvider>
  );
}
