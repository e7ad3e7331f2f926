import type { WeekPlan } from "@kindling/contract";
import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { useLanguage } from "../../core/language.ts";
import { Later } from "../../ui/Later.tsx";
import { homeFoot } from "../today/homeLater.ts";
import type { ShownDay, SlotOfToday } from "./planOfToday.ts";
import { TodayLine } from "./TodayLine.tsx";
import { weekdayOf } from "./weekday.ts";

interface TodayPlanProps {
  readonly site: number;
  readonly shown: ShownDay;
  readonly today: string;
  readonly streak: WeekPlan["streak"] | undefined;
}

/** The class's day: an opening, an activity and a closing, the first that is to do one click from the class. */
export function TodayPlan({ site, shown: { day, slots }, today, streak }: TodayPlanProps) {
  const { t } = useTranslation("home");
  const { t: ofClass } = useTranslation("classroom");
  const language = useLanguage();
  const isStandIn = useSubstitute();
  const [swapping, setSwapping] = useState<SlotOfToday | null>(null);
  const next = slots.find(({ status }) => status === "open");
  const done = slots.filter(({ status }) => status !== "open").length;
  const inARow = streak && streak.days > 1 ? t("today.inARow", { count: streak.days }) : null;
  const about = [next ? t("tile.done", { done, count: slots.length }) : ofClass("home.allDone"), inARow];
  return (
    <Card component="section" aria-labelledby="today-plan" sx={{ minWidth: 0 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", alignItems: "baseline", columnGap: 2, px: { xs: 2, sm: 3 }, py: 1.25 }}
      >
        <Typography id="today-plan" variant="h3" component="h2">
          {day === today ? t("today.title") : t("today.for", { day: weekdayOf(day, language) })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {about.filter(Boolean).join(" · ")}
        </Typography>
      </Stack>
      <Box component="ol" sx={{ p: 0, pb: 1 }}>
        {slots.map((each) => (
          <TodayLine
            key={each.slot}
            {...each}
            canSwap={each.canSwap && !isStandIn}
            isNext={each === next}
            onSwap={() => setSwapping(each)}
          />
        ))}
      </Box>
      <Later from={homeFoot} wanted={swapping !== null}>
        {({ SwapDialog }) => (
          <SwapDialog
            site={site}
            place={swapping && { day, slot: swapping.slot, title: swapping.item.title }}
            onClose={() => setSwapping(null)}
          />
        )}
      </Later>
    </Card>
  );
}
