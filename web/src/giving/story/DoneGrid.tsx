import type { SessionStory } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { Words } from "./StoryWords.tsx";
import { areasDone } from "./storyParts.ts";

export function DoneGrid({ story }: { story: SessionStory }) {
  const { t } = useTranslation("classroom");
  const format = useFormat();
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        display: "grid",
        gap: "0.7em",
        gridTemplateColumns: "repeat(auto-fill, minmax(min(13em, 100%), 1fr))",
      }}
    >
      {areasDone(story).map(({ area, count }) => (
        <Box
          component="li"
          key={area.page}
          sx={{
            display: "flex",
            alignItems: "center",
            gap: "0.7em",
            p: "0.55em 0.8em",
            borderRadius: "0.9em",
            bgcolor: `areaSoft.${area.name}`,
            color: `area.${area.name}`,
          }}
        >
          <AreaIcon area={area.name} aria-hidden sx={{ fontSize: "2.1em" }} />
          <Box component="span" sx={{ fontSize: "1.5em", fontWeight: 800, fontFamily: "h1.fontFamily" }}>
            {format.number(count)}
          </Box>
          <Words look="small" as="span" color="text.primary">
            {t(`areas.${area.page}.name`)}
          </Words>
        </Box>
      ))}
    </Box>
  );
}
