import { Redirect } from "./Redirect.tsx";

/** Redirects unknown paths to the not-found page. */
export function NowhereElse() {
  return <Redirect to="/404" />;
}
