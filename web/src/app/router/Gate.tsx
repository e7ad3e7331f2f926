import { Suspense, use } from "react";
import { Outlet, useLocation } from "react-router";
import { type Session, useChosenSite, useSession } from "../../core/session.ts";
import { LoadingPage } from "../LoadingPage.tsx";
import { Redirect } from "./Redirect.tsx";
import { redirectFor } from "./redirectFor.ts";
import { isPublic } from "./redirectVisitor.ts";
import { areaFor } from "./signedIn.ts";

/** Guards every screen; when a login ends, the front door takes over. */
export function Gate() {
  const session = useSession();
  const { pathname } = useLocation();
  if (!session) return isPublic(pathname) ? <Outlet /> : <LoadingPage />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <SignedInGate session={session} />
    </Suspense>
  );
}

/** The screen that was asked for, or the way to the one that is shown instead. */
function SignedInGate({ session }: { readonly session: Session }) {
  const location = useLocation();
  const site = useChosenSite();
  const area = areaFor(session.claims);
  const found = use(area.load());
  const visitor = {
    claims: session.claims,
    siteCount: session.user.schools.length,
    hasChosenSite: site !== null,
  };
  const target = redirectFor(location, visitor, found);
  if (target === null) return <Outlet />;
  return (
    <>
      <Redirect to={target} state={location.state} />
      {/* The code of the screen it leads to may have to be fetched first. */}
      <LoadingPage />
    </>
  );
}
