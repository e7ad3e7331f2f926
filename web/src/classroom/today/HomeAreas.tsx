import Box from "@mui/material/Box";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { AreaTile } from "./AreaTile.tsx";
import { GivingTile } from "./GivingTile.tsx";
import type { AreaOfToday } from "./itemsOfToday.ts";
import { MediaLink } from "./MediaLink.tsx";
import type { useItemStatus } from "./useItemStatus.ts";

interface HomeAreasProps {
  readonly areas: readonly AreaOfToday[];
  readonly statusOf: ReturnType<typeof useItemStatus>;
}

/** All that is open today, by area, with the ways to the class's giving and media. */
export function HomeAreas({ areas, statusOf }: HomeAreasProps) {
  const { t } = useTranslation("home");
  const isStandIn = useSubstitute();
  return (
    <Box component="section" aria-labelledby="areas-of-today">
      <Box component="h2" id="areas-of-today" sx={visuallyHidden}>
        {t("areas")}
      </Box>
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 20rem), 1fr))",
        }}
      >
        {areas.map((each) => (
          <AreaTile key={each.area.page} {...each} statusOf={statusOf} />
        ))}
        {!isStandIn && (
          <>
            <GivingTile />
            <MediaLink />
          </>
        )}
      </Box>
    </Box>
  );
}
