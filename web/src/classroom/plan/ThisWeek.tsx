import type { WeekPlan } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSubstitute } from "../../account/substituting/useSubstitute.ts";
import { useLanguage } from "../../core/language.ts";
import { AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { areaNameOf } from "../classroomAreas.ts";
import { type PlacePlanned, SwapDialog } from "./SwapDialog.tsx";
import { weekdayOf } from "./weekday.ts";

const TakeHomeDialog = lazy(async () => ({
  default: (await import("../take-home/TakeHomeDialog.tsx")).TakeHomeDialog,
}));

interface ThisWeekProps {
  readonly site: number;
  readonly plan: WeekPlan;
  readonly today: string;
}

/** The class's next five school days in one row; what is planned later can be swapped here. */
export function ThisWeek({ site, plan: { days, streak }, today }: ThisWeekProps) {
  const { t } = useTranslation("plan");
  const { t: ofHome } = useTranslation("home");
  const language = useLanguage();
  // On a weekend, the row begins with the next school day.
  const isAhead = days.every(({ day }) => day > today);
  const isStandIn = useSubstitute();
  const [place, setPlace] = useState<PlacePlanned | null>(null);
  const [isPrinting, setPrinting] = useState<boolean | null>(null);
  return (
    <Box component="section" aria-labelledby="this-week">
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, alignItems: "baseline", mb: 1 }}>
        <Typography id="this-week" variant="h3" component="h2" sx={{ color: "text.secondary" }}>
          {t(isAhead ? "week.next" : "week.title")}
        </Typography>
        {!isAhead && streak.this_week > 0 && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("week.active", { count: streak.this_week })}
          </Typography>
        )}
        {!isStandIn && (
          <Button
            size="small"
            startIcon={<PrintIcon />}
            sx={{ ml: "auto" }}
            onClick={() => setPrinting(true)}
          >
            {t("takeHome.open")}
          </Button>
        )}
      </Box>
      <Box
        component="ol"
        sx={{ p: 0, display: "grid", gap: 1, gridTemplateColumns: { md: "repeat(5, minmax(0, 1fr))" } }}
      >
        {days.map(({ day, slots }) => (
          <Box
            component="li"
            key={day}
            sx={{ bgcolor: "background.sunken", borderRadius: 1.5, p: 1, minWidth: 0 }}
          >
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ px: 0.75, "&::first-letter": { textTransform: "uppercase" } }}
            >
              {day === today ? ofHome("today.title") : weekdayOf(day, language)}
            </Typography>
            <Box component="ul" sx={{ p: 0, mt: 0.5 }}>
              {slots.map(({ slot, item, is_done, is_set }) => {
                if (!item) return null;
                const line = (
                  <>
                    <AreaIcon
                      area={areaNameOf(item)}
                      aria-hidden
                      sx={{ fontSize: 18, color: `area.${areaNameOf(item)}` }}
                    />
                    <Typography
                      component="span"
                      variant="body2"
                      sx={{ minWidth: 0, overflowWrap: "anywhere" }}
                    >
                      {item.title}
                      {is_set && (
                        <Typography variant="caption" sx={{ display: "block", color: "text.secondary" }}>
                          {ofHome("today.set")}
                        </Typography>
                      )}
                    </Typography>
                  </>
                );
                const sx = {
                  width: 1,
                  display: "flex",
                  gap: 0.75,
                  px: 0.75,
                  py: 0.5,
                  minHeight: 28,
                  alignItems: "flex-start",
                  justifyContent: "flex-start",
                  textAlign: "start",
                  borderRadius: 1,
                } as const;
                return (
                  <li key={slot}>
                    {is_done || isStandIn ? (
                      <Box sx={sx}>{line}</Box>
                    ) : (
                      <ButtonBase
                        onClick={() => setPlace({ day, slot, title: item.title })}
                        aria-label={t("week.swap", {
                          title: item.title,
                          day: weekdayOf(day, language),
                          slot: ofHome(`today.${slot}`),
                        })}
                        sx={{ ...sx, "&:hover": { bgcolor: "background.tint" } }}
                      >
                        {line}
                      </ButtonBase>
                    )}
                  </li>
                );
              })}
            </Box>
          </Box>
        ))}
      </Box>
      {isPrinting !== null && (
        <Suspense fallback={null}>
          <TakeHomeDialog site={site} isOpen={isPrinting} onClose={() => setPrinting(false)} />
        </Suspense>
      )}
      <SwapDialog site={site} place={place} onClose={() => setPlace(null)} />
    </Box>
  );
}
