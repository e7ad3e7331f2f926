import { Navigate, useLocation, useSearchParams } from "react-router";
import { useChosenSite, useSession } from "../core/session.ts";
import { SiteChoice } from "./teachers/SiteChoice.tsx";
import { WhoIsHere } from "./teachers/WhoIsHere.tsx";

const home = "/instructor/home";

/** Where to go on: the screen that asked, as far as it is one of the classroom's. */
function wayOn(state: unknown): string {
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  return typeof from === "string" && from.startsWith(home) ? from : home;
}

/**
 * Where an instructor says where they are today, and who stands there where staff share a login. With one site the
 * first is passed over, without such teachers the second.
 */
export function SelectionPage() {
  const sites = useSession()?.user.schools ?? [];
  const chosen = useChosenSite();
  const [search] = useSearchParams();
  const location = useLocation();
  const asksWho = search.get("step") === "teacher" || sites.length === 1;
  if (!asksWho) return <SiteChoice sites={sites} chosen={chosen} />;
  if (!chosen) return <Navigate to="/instructor/selection" replace />;
  return (
    <WhoIsHere key={chosen.id} site={chosen} onward={wayOn(location.state)} mayChange={sites.length > 1} />
  );
}
