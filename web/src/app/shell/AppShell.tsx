import Box from "@mui/material/Box";
import { memo } from "react";
import { useSession } from "../../core/session.ts";
import { measures } from "../theme/tokens.ts";
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
      <Box
        className="no-print"
        sx={{
          display: { xs: "none", lg: "block" },
          position: "fixed",
          insetBlock: 0,
          left: 0,
          width: measures.sidebar,
          bgcolor: "background.sunken",
          overflowY: "auto",
        }}
      >
        <SideNav claims={session.claims} />
      </Box>
      <Box
        sx={{
          ml: { lg: `${measures.sidebar}px` },
          minHeight: "100dvh",
          display: "flex",
          flexDirection: "column",
          "@media print": { ml: 0 },
        }}
      >
        <Header session={session} start={<MobileNav claims={session.claims} />} />
        <ServerRights>
          <ScreenArea />
        </ServerRights>
      </Box>
    </SignedIn>
  );
});
