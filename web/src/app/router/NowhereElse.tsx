import { Navigate } from "react-router";

/** Where no screen is: the gate has dealt with every known path before, so this one leads to the page that says so. */
export function NowhereElse() {
  return <Navigate to="/404" replace />;
}
