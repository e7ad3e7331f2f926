import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { usePrefersCalm } from "../stage/usePrefersCalm.ts";
import type { BreathingMoment } from "./breathingAt.ts";

const radius = 94;
const around = 2 * Math.PI * radius;
const gap = 5;

/** One arc for each second of the phase; those that have been counted are lit. */
function Seconds({ count, seconds }: { count: number; seconds: number }) {
  const arc = around / seconds;
  return Array.from({ length: seconds }, (_, index) => (
    <circle
      key={index}
      className={index < count ? "lit" : "unlit"}
      cx="100"
      cy="100"
      r={radius}
      pathLength={around}
      strokeDasharray={`${Math.max(1, arc - gap)} ${around}`}
      strokeDashoffset={-index * arc - gap / 2}
    />
  ));
}

/**
 * The circle a class breathes with. `circle` takes the lungs' fullness as the CSS variable `--full` (0 to 1) from
 * its caller. With reduced motion, the circle rests and only the seconds around it light up.
 */
export function BreathingCircle({
  moment,
  circle,
}: {
  moment: BreathingMoment;
  circle: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation("classroom");
  const calm = usePrefersCalm();
  const { phase, count, seconds } = moment;
  const counting = phase === "inhale" || phase === "hold" || phase === "exhale";
  return (
    <Box
      ref={circle}
      sx={{
        "--full": 0,
        "--size": calm ? "0.86" : "calc(0.5 + 0.4 * var(--full))",
        position: "relative",
        width: "min(67cqb, 88cqi)",
        aspectRatio: "1",
        display: "grid",
        placeItems: "center",
        "& .halo": {
          position: "absolute",
          inset: 0,
          borderRadius: "50%",
          bgcolor: "area.mindful",
          willChange: "transform",
        },
        "& svg": { position: "absolute", inset: 0, transform: "rotate(-90deg)" },
        "& circle": {
          fill: "none",
          strokeWidth: 4,
          strokeLinecap: "round",
          stroke: "var(--k-palette-area-mindful)",
        },
        "& .unlit": { opacity: 0.18 },
        "& .lit": { transition: "opacity 200ms" },
      }}
    >
      <Box className="halo" sx={{ opacity: 0.1, transform: "scale(calc(var(--size) * 1.07))" }} />
      <Box className="halo" sx={{ opacity: 0.16, transform: "scale(var(--size))" }} />
      <Box className="halo" sx={{ opacity: 0.2, transform: "scale(calc(var(--size) * 0.86))" }} />
      {counting && (
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <Seconds count={count} seconds={seconds} />
        </svg>
      )}
      <Box sx={{ position: "relative", textAlign: "center" }}>
        <Typography variant="stageText" component="p" aria-live="polite" sx={{ fontWeight: 700 }}>
          {t(`breathing.${phase}`)}
        </Typography>
        {(counting || phase === "settle") && (
          <Typography
            variant="stageCount"
            component="p"
            aria-hidden="true"
            sx={{ fontSize: "min(15cqb, 22cqi)" }}
          >
            {phase === "settle" ? seconds - count + 1 : count}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
