import Box from "@mui/material/Box";
import { keyframes } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

const pop = keyframes({
  "0%": { transform: "scale(0.4)", opacity: 0 },
  "35%": { transform: "scale(1.12)", opacity: 1 },
  "55%": { transform: "scale(1)" },
});
const fly = keyframes({ from: { transform: "translateY(30%)", opacity: 0 }, "40%": { opacity: 1 } });

/** Covers the cards after each tap, to prevent double taps and keep votes secret. */
export function Thanks() {
  const { t } = useTranslation("giving");
  return (
    <Box
      sx={{
        position: "absolute",
        inset: 0,
        zIndex: 1,
        display: "grid",
        placeContent: "center",
        justifyItems: "center",
        gap: "2cqb",
      }}
    >
      <Box
        component="svg"
        viewBox="0 0 200 200"
        aria-hidden
        sx={{ width: "min(44cqb, 50cqi)", color: "area.charity", animation: `${pop} 900ms ease-out` }}
      >
        <path
          d="M100 168C58 136 32 112 32 82c0-40 50-46 68-12 18-34 68-28 68 12 0 30-26 54-68 86z"
          fill="currentColor"
        />
        <Box
          component="g"
          fill="none"
          stroke="currentColor"
          strokeWidth="7"
          strokeLinecap="round"
          sx={{ color: "primary.main", animation: `${fly} 900ms ease-out` }}
        >
          <path d="M100 14v16M40 24l9 14M160 24l-9 14M10 66l15 5M190 66l-15 5" />
        </Box>
      </Box>
      <Typography variant="stageTitle" component="p">
        {t("vote.thanks")}
      </Typography>
      <Typography variant="stageText" component="p" sx={{ color: "text.secondary", textAlign: "center" }}>
        {t("vote.nextPlease")}
      </Typography>
    </Box>
  );
}
