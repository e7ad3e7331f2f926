import PlaceIcon from "@mui/icons-material/PlaceRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useChosenSite, useSession } from "../../core/session.ts";
import { Header } from "./Header.tsx";
import { HomeLink } from "./HomeLink.tsx";
import { ScreenArea } from "./ScreenArea.tsx";
import { SignedIn } from "./SignedIn.tsx";
import { SkipLink } from "./SkipLink.tsx";

/** The frame of the instructors: no menu, for the home shows the way; the site they are at in the header. */
export function ClassroomFrame() {
  const { t } = useTranslation("app");
  const session = useSession();
  const site = useChosenSite();
  if (!session) return null;
  const showsSite = site !== null && session.user.schools.length > 1;
  const start = (
    <>
      <HomeLink size={36} brief={showsSite} />
      {showsSite && (
        <Button
          component={Link}
          to="/instructor/selection"
          color="secondary"
          startIcon={<PlaceIcon />}
          aria-label={`${site.name}. ${t("menu.switchSite")}`}
          sx={{ minWidth: 0 }}
        >
          <Box component="span" sx={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
            {site.name}
          </Box>
        </Button>
      )}
    </>
  );
  return (
    <SignedIn>
      <SkipLink />
      <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
        <Header session={session} start={start} always />
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
    </SignedIn>
  );
}
