import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { ClassBank } from "../../classroom/bank/ClassBank.tsx";
import { KeptToday } from "../../classroom/offline/KeptToday.tsx";
import { useStanding } from "../../classroom/teachers/standing.ts";
import { WhereAndWho } from "../../classroom/teachers/WhereAndWho.tsx";
import { useChosenSite, useSession } from "../../core/session.ts";
import { measures } from "../theme/tokens.ts";
import { Header } from "./Header.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { ScreenArea } from "./ScreenArea.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** Scroll offset, so that focused elements aren't hidden by the header and bank. */
const belowTheBank = (
  <GlobalStyles styles={{ html: { scrollPaddingTop: measures.headerDesktop + measures.headerMobile } }} />
);

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
        {belowTheBank}
        <SkipLink />
        <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
          <Header session={session} start={start} always />
          {site && (
            <Box
              className="no-print"
              sx={{
                position: "sticky",
                top: { xs: measures.headerMobile, lg: measures.headerDesktop },
                zIndex: ({ zIndex }) => zIndex.appBar - 1,
                bgcolor: "background.sunken",
                borderBottom: 1,
                borderColor: "divider",
              }}
            >
              <ClassBank site={site.id} />
            </Box>
          )}
          <Box
            sx={{
              flex: 1,
              width: "100%",
              maxWidth: 1280,
              mx: "auto",
              display: "flex",
              flexDirection: "column",
            }}
          >
            <ScreenArea />
          </Box>
        </Box>
      </KeptToday>
    </SignedIn>
  );
}
