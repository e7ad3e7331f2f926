import Box from "@mui/material/Box";
import type { ClassroomArea } from "../classroomAreas.ts";
import { ForYou } from "../welcome/ForYou.tsx";
import { QuietAreas } from "./QuietAreas.tsx";
import { RecentPoints } from "./RecentPoints.tsx";
import type { usePoints } from "./useToday.ts";

/** What is asked for after the first picture, too: the checklist of the first week, and the files of the announcements. */
export { FirstWeek } from "../../account/first-week/FirstWeek.tsx";
export { PageFiles } from "../page-files/PageFiles.tsx";

interface HomeFootProps {
  readonly quiet: readonly ClassroomArea[];
  readonly points: ReturnType<typeof usePoints>["data"];
  readonly program: number;
}

/** What follows today's activities: nothing stands below it, so it may come after them. */
export function HomeFoot({ quiet, points, program }: HomeFootProps) {
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
        <ForYou program={program} />
      </Box>
    </>
  );
}
