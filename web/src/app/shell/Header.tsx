import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import type { Theme } from "@mui/material/styles";
import { type ReactNode, useSyncExternalStore } from "react";
import type { Session } from "../../core/session.ts";
import { bulkReports } from "../../ui/bulk/bulkReport.ts";
import { Later } from "../../ui/Later.tsx";
import { loadOnce } from "../../ui/loadOnce.ts";
import { DemoBanner } from "../DemoBanner.tsx";
import { measures } from "../theme/tokens.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { RowLink } from "./RowLink.tsx";
import { Today } from "./Today.tsx";

const bulkReport = loadOnce(() => import("./BulkReportDialog.tsx"));

/** Sticky elements below the header need its height. */
const headerHeight = (theme: Theme) => ({
  html: {
    "--header-height": `${measures.headerMobile}px`,
    [theme.breakpoints.up("lg")]: { "--header-height": `${measures.headerDesktop}px` },
  },
});

export function Header({
  session,
  start,
  always = false,
}: {
  readonly session: Session;
  readonly start: ReactNode;
  /** Whether the start also shows where a sidebar could stand. */
  readonly always?: boolean;
}) {
  const hasReport = useSyncExternalStore(bulkReports.listen, bulkReports.read) !== null;
  return (
    <>
      <DemoBanner />
      <GlobalStyles styles={headerHeight} />
      <Later from={bulkReport} wanted={hasReport}>
        {({ BulkReportDialog }) => (
          <BulkReportDialog
            linkTo={(resource, row, onFollow) => (
              <RowLink resource={resource} row={row} onFollow={onFollow} />
            )}
          />
        )}
      </Later>
      <Box
        component="header"
        className="no-print"
        sx={{
          position: "sticky",
          top: 0,
          zIndex: "appBar",
          height: { xs: measures.headerMobile, lg: measures.headerDesktop },
          px: { xs: 2, sm: 3, lg: 4 },
          display: "flex",
          alignItems: "center",
          gap: 2.5,
          bgcolor: "background.default",
          borderBottom: "1px solid",
          borderColor: "divider",
        }}
      >
        <Box
          sx={{
            display: { xs: "flex", lg: always ? "flex" : "none" },
            alignItems: "center",
            gap: 1,
            minWidth: 0,
          }}
        >
          {start}
        </Box>
        <Today known={session.user.currentSession} />
        <Box sx={{ flex: 1 }} />
        <AccountMenu session={session} />
      </Box>
    </>
  );
}
