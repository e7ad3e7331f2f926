import Box from "@mui/material/Box";
import { keyframes } from "@mui/material/styles";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../core/language.ts";
import { shortMoney } from "../shared/shortMoney.ts";
import { type Readings, scaleOf } from "./thermometerScale.ts";

const tube = { left: 92, width: 44, top: 34, bottom: 330, bulb: 46 } as const;
const middle = tube.left + tube.width / 2;
const yAt = (share: number) => tube.bottom - share * (tube.bottom - tube.top);

const rise = keyframes({ from: { transform: "scaleY(0)" } });
const growing = {
  transformBox: "fill-box",
  transformOrigin: "bottom",
  animation: `${rise} 1.1s cubic-bezier(0.2, 0.8, 0.2, 1)`,
  transition: "y 900ms ease-out, height 900ms ease-out",
  "@media (prefers-reduced-motion: reduce), print": { animation: "none", transition: "none" },
} as const;

/** A class's thermometer: what leaders have verified in one color, what is counted beyond that in another, hatched. */
export function Thermometer({ readings, height = "22rem" }: { readings: Readings; height?: string }) {
  const { t } = useTranslation("giving");
  const format = useFormat();
  const id = useId().replaceAll(/\W/g, "");
  const scale = scaleOf(readings);
  const { goal, counted, verified } = readings;
  const reached = goal !== null && counted >= goal;
  const words = t(goal === null ? "thermometer.bare" : "thermometer.words", {
    counted: format.money(counted),
    verified: format.money(verified),
    goal: format.money(goal ?? 0),
    percent: format.percent(goal ? counted / goal : 0),
  });
  return (
    <Box
      role="meter"
      aria-label={t("thermometer.label")}
      aria-valuemin={0}
      aria-valuemax={scale.top}
      aria-valuenow={counted}
      aria-valuetext={words}
      sx={{ height, aspectRatio: "280 / 440", flexShrink: 0 }}
    >
      <Box component="svg" viewBox="-46 0 280 440" aria-hidden sx={{ display: "block", width: 1, height: 1 }}>
        <defs>
          <clipPath id={`tube${id}`}>
            <path
              d={`M${tube.left} ${tube.top + 8}a22 22 0 0 1 ${tube.width} 0V${tube.bottom + 20}h-${tube.width}z`}
            />
          </clipPath>
          <pattern
            id={`hatch${id}`}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="12" height="12" fill="var(--k-palette-areaSoft-nomination)" />
            <rect width="6" height="12" fill="var(--k-palette-area-nomination)" />
          </pattern>
        </defs>
        <path
          d={`M${tube.left} ${tube.top + 8}a22 22 0 0 1 ${tube.width} 0V${tube.bottom + 8}a${tube.bulb} ${tube.bulb} 0 1 1 -${tube.width} 0z`}
          fill="var(--k-palette-background-sunken)"
          stroke="var(--k-palette-edge)"
          strokeWidth={3}
        />
        <g clipPath={`url(#tube${id})`}>
          <Box
            component="rect"
            x={tube.left + 6}
            width={tube.width - 12}
            y={yAt(scale.counted)}
            height={tube.bottom - yAt(scale.counted)}
            fill={`url(#hatch${id})`}
            sx={growing}
          />
          <Box
            component="rect"
            x={tube.left + 6}
            width={tube.width - 12}
            y={yAt(scale.verified)}
            height={tube.bottom - yAt(scale.verified)}
            sx={{ fill: "var(--k-palette-area-charity)", ...growing }}
          />
          <rect
            x={tube.left + 6}
            width={tube.width - 12}
            y={tube.bottom}
            height={30}
            fill="var(--k-palette-area-charity)"
          />
        </g>
        <circle cx={middle} cy={tube.bottom + 48} r={tube.bulb - 9} fill="var(--k-palette-area-charity)" />
        {/* A heart in the bulb, and light along the glass. */}
        <path
          d={`M${middle} ${tube.bottom + 66}c-12-9-19-15-19-23 0-11 14-13 19-4 5-9 19-7 19 4 0 8-7 14-19 23z`}
          fill="var(--k-palette-background-paper)"
        />
        <path
          d={`M${tube.left + 12} ${tube.top + 24}V${tube.bottom - 30}`}
          stroke="#fff"
          strokeWidth="5"
          strokeLinecap="round"
          opacity="0.28"
        />
        {scale.marks.map(({ at, cents }) => (
          <g key={cents}>
            <path
              d={`M${tube.left - 16} ${yAt(at)}h12`}
              stroke="var(--k-palette-edge)"
              strokeWidth={3}
              strokeLinecap="round"
            />
            <Box
              component="text"
              x={tube.left - 22}
              y={yAt(at) + 6}
              textAnchor="end"
              sx={{
                fill: "var(--k-palette-text-secondary)",
                fontSize: 17,
                fontWeight: 600,
                fontVariantNumeric: "tabular-nums",
              }}
            >
              {shortMoney(format.money(cents))}
            </Box>
          </g>
        ))}
        {scale.goal !== null && (
          <Box component="g" sx={{ color: reached ? "success.main" : "text.primary" }}>
            <path
              d={`M${tube.left + tube.width + 4} ${yAt(scale.goal)}h30`}
              stroke="currentColor"
              strokeWidth="4"
              strokeLinecap="round"
            />
            <path
              d={`M${tube.left + tube.width + 34} ${yAt(scale.goal) + 10}v-40l44 12-44 13z`}
              fill="currentColor"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
          </Box>
        )}
      </Box>
    </Box>
  );
}
