import type { SessionStory } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { Words } from "./StoryWords.tsx";

const tilt = ["-1.2deg", "0.8deg", "-0.5deg"] as const;

/** The class's best days as notes pinned to a wall. */
export function BestMoments({ story }: { story: SessionStory }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  return (
    <Box
      component="ol"
      sx={{
        width: 1,
        display: "grid",
        gap: "1.1em",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(14em, 100%), 1fr))",
        "@media print": { gridTemplateColumns: "repeat(auto-fit, minmax(min(8em, 100%), 1fr))" },
      }}
    >
      {story.best_days.map((day, index) => (
        <Box
          component="li"
          key={day.date}
          sx={{
            position: "relative",
            p: "1.3em 1.1em 1em",
            borderRadius: "0.5em",
            bgcolor: "areaSoft.nomination",
            rotate: tilt[index % tilt.length],
            "&::before": {
              content: '""',
              position: "absolute",
              top: "-0.4em",
              left: "50%",
              width: "0.9em",
              height: "0.9em",
              translate: "-50%",
              borderRadius: "50%",
              bgcolor: "primary.main",
            },
          }}
        >
          <Words look="over" color="area.nomination">
            {format.date(day.date, "long")}
          </Words>
          <Words look="text">{day.titles.slice(0, 3).join(" · ")}</Words>
          <Words look="small" color="text.primary">
            {t("points", { count: day.points, number: format.number(day.points) })}
          </Words>
        </Box>
      ))}
    </Box>
  );
}
