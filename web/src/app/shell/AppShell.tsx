import "./frames.css";
import { memo } from "react";
import { useSession } from "../../core/session.ts";
import { Header } from "./Header.tsx";
import { MobileNav } from "./MobileNav.tsx";
import { ScreenArea } from "./ScreenArea.tsx";
import { ServerRights } from "./ServerRights.tsx";
import { SideNav } from "./SideNav.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SkipLink } from "./SkipLink.tsx";

/**
 * The frame of staff and leaders: the menu at the side, the header, and the screen. The router draws its routes anew at
 * each change of the address; the frame stays.
 */
export const AppShell = memo(function AppShell() {
  const session = useSession();
  if (!session) return null;
  return (
    <SignedIn>
      <SkipLink />
      <div className="frame-menu no-print">
        <SideNav claims={session.claims} />
      </div>
      <div className="frame beside">
        <ServerRights>
          <Header session={session} start={<MobileNav claims={session.claims} />} />
          <ScreenArea />
        </ServerRights>
      </div>
    </SignedIn>
  );
});
