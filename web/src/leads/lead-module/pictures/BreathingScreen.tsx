import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

const breath = {
  "@keyframes breath": { "50%": { transform: "scale(1.22)" } },
  "& .ring": { animation: "breath 8s ease-in-out infinite" },
  "& .ring:nth-of-type(2)": { animationDelay: "0.25s" },
  "& .ring:nth-of-type(3)": { animationDelay: "0.5s" },
};

/** The classroom's dark screen with its breathing circle, as a picture with a given center. */
export function BreathingScreen({
  label,
  children,
}: {
  readonly label?: string;
  readonly children: ReactNode;
}) {
  return (
    <Box
      data-color="dark"
      {...(label && { role: "img", "aria-label": label })}
      sx={{
        position: "relative",
        aspectRatio: "16 / 10",
        minHeight: 230,
        width: 1,
        borderRadius: 2.5,
        overflow: "hidden",
        border: 1,
        borderColor: "divider",
        display: "grid",
        placeItems: "center",
        bgcolor: "background.default",
        color: "text.primary",
        backgroundImage:
          "radial-gradient(80% 70% at 50% 110%, color-mix(in srgb, var(--k-palette-area-mindful) 26%, transparent), transparent)",
        ...breath,
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 320 200"
        aria-hidden
        sx={{ position: "absolute", inset: 0, width: 1, height: 1 }}
      >
        {[74, 58, 42].map((radius, index) => (
          <circle
            key={radius}
            className="ring"
            cx="160"
            cy="100"
            r={radius}
            style={{
              fill: "var(--k-palette-area-mindful)",
              opacity: 0.12 + index * 0.1,
              transformOrigin: "160px 100px",
            }}
          />
        ))}
      </Box>
      <Box sx={{ position: "relative", textAlign: "center", px: 3 }}>{children}</Box>
    </Box>
  );
}

/** A word in the middle of the screen, as large as the screen allows. */
export function ScreenWord({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      component="span"
      sx={{ fontFamily: "h1.fontFamily", fontWeight: 800, fontSize: "clamp(1.25rem, 3vw, 2rem)" }}
    >
      {children}
    </Typography>
  );
}
