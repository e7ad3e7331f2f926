import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { useEffect } from "react";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import type { ClassroomArea } from "../classroomAreas.ts";
import { CalendarLink } from "../plan/CalendarLink.tsx";
import { forgetDrafts } from "../substituting/forgetDrafts.ts";
import { LeaveLesson } from "../substituting/LeaveLesson.tsx";
import { ForYou } from "../welcome/ForYou.tsx";
import { QuietAreas } from "./QuietAreas.tsx";
import { RecentPoints } from "./RecentPoints.tsx";
import type { usePoints } from "./useToday.ts";

/** What is asked for after the first picture, too: the week, the areas, the checklist of the first week, and the files of the announcements. */
export { FirstWeek } from "../../account/first-week/FirstWeek.tsx";
export { PageFiles } from "../page-files/PageFiles.tsx";
export { SwapDialog } from "../plan/SwapDialog.tsx";
export { ThisWeek } from "../plan/ThisWeek.tsx";
export { HomeAreas } from "./HomeAreas.tsx";

interface HomeFootProps {
  readonly quiet: readonly ClassroomArea[];
  readonly points: ReturnType<typeof usePoints>["data"];
  readonly site: number;
  readonly program: number;
}

/** What follows today's activities: nothing stands below it, so it may come after them. */
export function HomeFoot({ quiet, points, site, program }: HomeFootProps) {
  const isStandIn = useSubstitute();
  // A substitute may have used this browser before.
  useEffect(() => void forgetDrafts(), []);
  return (
    <>
      <QuietAreas areas={quiet} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { md: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        {points && <RecentPoints points={points} />}
        {!isStandIn && (
          <Stack sx={{ gap: 2 }}>
            <CalendarLink site={site} />
            <LeaveLesson site={site} />
            <ForYou program={program} />
          </Stack>
        )}
      </Box>
    </>
  );
}
