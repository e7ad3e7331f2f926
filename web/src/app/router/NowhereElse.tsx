import { Navigate } from "react-router";

/** Redirects unknown paths to the not-found page. */
export function NowhereElse() {
  return <Navigate to="/404" replace />;
}
