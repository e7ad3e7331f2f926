import { Suspense, use, useMemo } from "react";
import { useLocation } from "react-router";
import { type Session, useChosenSite, useSession } from "../../core/session.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { Redirect } from "./Redirect.tsx";
import { redirectFor } from "./redirectFor.ts";
import { isPublic } from "./redirectVisitor.ts";
import { openRoutes, routesOf } from "./routesFor.ts";
import { Screens } from "./Screens.tsx";
import { areaFor } from "./signedIn.ts";

/** Guards every screen; when a login ends, the front door takes over. */
export function Gate() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session && !isPublic(pathname)) return <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      {session ? <SignedInGate session={session} /> : <Screens routes={openRoutes} />}
    </Suspense>
  );
}

/** The screen that was asked for, or the way to the one that is shown instead. */
function SignedInGate({ session }: { readonly session: Session }) {
  const location = useLocation();
  const site = useChosenSite();
  const area = use(areaFor(session.claims).load());
  // Before somebody has a password of their own, there is nothing for the frame to ask the server.
  const isNew = session.claims.new_login;
  const routes = useMemo(() => (isNew ? openRoutes : routesOf(area)), [isNew, area]);
  const visitor = {
    claims: session.claims,
    siteCount: session.user.schools.length,
    hasChosenSite: site !== null,
  };
  const target = redirectFor(location, visitor, area);
  if (target === null) return <Screens routes={routes} />;
  return (
    <>
      <Redirect to={target} state={location.state} />
      {/* The code of the screen it leads to may have to be fetched first. */}
      <LoadingPage />
    </>
  );
}
