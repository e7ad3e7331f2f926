import { locales } from "@kindling/contract/language";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { useFormat, useLanguage } from "../../core/language.ts";
import { daysBetween, placeIn, type Span, ticksOf } from "./calendarSpans.ts";

/** The line of months or weeks above the lanes, with today marked on it. */
export function TimeAxis({ visible, today }: { readonly visible: Span; readonly today: string }) {
  const { t } = useTranslation("calendar");
  const format = useFormat();
  const language = useLanguage();
  const isLong = daysBetween(visible.start, visible.end) > 100;
  const tick = (day: string) =>
    new Intl.DateTimeFormat(locales[language], {
      ...(isLong ? { month: "short" } : { month: "short", day: "numeric" }),
      timeZone: "UTC",
    }).format(new Date(day));
  const isIn = visible.start <= today && today <= visible.end;
  const at = placeIn(visible, { start: today, end: today });
  return (
    <Box sx={{ position: "relative", height: 44, overflow: "hidden" }}>
      {ticksOf(visible).map((day) => (
        <Box
          key={day}
          component="span"
          sx={{
            position: "absolute",
            top: 22,
            left: `${placeIn(visible, { start: day, end: day }).left * 100}%`,
            pl: 0.5,
            typography: "caption",
            color: "text.secondary",
            whiteSpace: "nowrap",
            textTransform: isLong ? "capitalize" : "none",
          }}
        >
          {tick(day)}
        </Box>
      ))}
      {isIn && (
        <Box
          component="span"
          sx={{
            position: "absolute",
            top: 2,
            left: `${(at.left + at.width / 2) * 100}%`,
            transform: `translateX(${at.left < 0.1 ? "0" : at.left > 0.9 ? "-100%" : "-50%"})`,
            px: 0.75,
            borderRadius: 9,
            bgcolor: "primary.main",
            color: "primary.contrastText",
            typography: "caption",
            fontWeight: 700,
            whiteSpace: "nowrap",
          }}
        >
          {t("todayIs", { date: format.date(today, "short") })}
        </Box>
      )}
    </Box>
  );
}

/** The lines below the axis: pale ones where months or weeks begin, a firm one for today. */
export function TimeLines({ visible, today }: { readonly visible: Span; readonly today: string }) {
  const isIn = visible.start <= today && today <= visible.end;
  const at = placeIn(visible, { start: today, end: today });
  const line = { position: "absolute", insetBlock: 0, pointerEvents: "none" } as const;
  return (
    <Box aria-hidden sx={{ ...line, insetInline: 0 }}>
      {ticksOf(visible).map((day) => (
        <Box
          key={day}
          sx={{
            ...line,
            left: `${placeIn(visible, { start: day, end: day }).left * 100}%`,
            borderLeft: 1,
            borderColor: "divider",
          }}
        />
      ))}
      {isIn && (
        <Box
          sx={{
            ...line,
            left: `${(at.left + at.width / 2) * 100}%`,
            borderLeft: 2,
            borderColor: "primary.main",
          }}
        />
      )}
    </Box>
  );
}
