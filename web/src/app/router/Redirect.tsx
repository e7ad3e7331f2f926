import { Navigate, useLocation } from "react-router";

/** Leads elsewhere, from each address anew: a second one may come before the first redirect has been drawn. */
export function Redirect({ to, state }: { readonly to: string; readonly state?: unknown }) {
  const { pathname, key } = useLocation();
  return <Navigate key={`${key} ${pathname}`} to={to} replace state={state} />;
}
