import "./frames.css";
import { ClassBank } from "../../classroom/bank/ClassBank.tsx";
import { KeptToday } from "../../classroom/offline/KeptToday.tsx";
import { useStanding } from "../../classroom/teachers/standing.ts";
import { WhereAndWho } from "../../classroom/teachers/WhereAndWho.tsx";
import { useChosenSite, useSession } from "../../core/session.ts";
import { Header } from "./Header.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { ScreenArea } from "./ScreenArea.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The instructors' frame: header with site, bank below it, no menu. */
export function ClassroomFrame() {
  const session = useSession();
  const site = useChosenSite();
  const standing = useStanding(site?.id);
  if (!session) return null;
  const start = (
    <>
      <HomeLink size={36} brief={standing !== null || session.user.schools.length > 1} />
      {site && <WhereAndWho site={site} user={session.user} />}
    </>
  );
  return (
    <SignedIn>
      <KeptToday>
        <SkipLink />
        <div className="frame">
          <Header session={session} start={start} always="always" />
          {site && (
            <div className="frame-bank no-print">
              <ClassBank site={site.id} />
            </div>
          )}
          <div className="frame-screen">
            <ScreenArea />
          </div>
        </div>
      </KeptToday>
    </SignedIn>
  );
}
