import "./viewBanner.css";
import { useSession } from "../../core/session.ts";
import { SubstituteBanner } from "../substituting/SubstituteBanner.tsx";
import { ViewBanner } from "./ViewBanner.tsx";

/** What is said on every screen of a sign-in that isn't the person's own. */
export function SignInBanner({ onStage }: { readonly onStage: boolean | undefined }) {
  const user = useSession()?.user;
  if (!user) return null;
  const until = user.substitute_until;
  if (!until) return <ViewBanner {...user} />;
  return <SubstituteBanner site={user.schools[0]?.name ?? ""} until={until} onStage={onStage} />;
}
