import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { type Area, AreaIcon } from "../../curriculum/areas/AreaIcon.tsx";
import { AskSection } from "./AskSection.tsx";
import { BreathingScreen, ScreenWord } from "./pictures/BreathingScreen.tsx";
import { GivingPicture } from "./pictures/GivingPicture.tsx";
import { HeroPicture } from "./pictures/HeroPicture.tsx";
import { Band, BandHeading } from "./Section.tsx";

const sideBySide = {
  display: "grid",
  gap: { xs: 4, md: 8 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  alignItems: "center",
};

/** The public page: what the organization is, how a class uses it, where its giving goes, and how to ask for it. */
export function LandingPage({ brand }: { readonly brand: string }) {
  const { t } = useTranslation("landing");
  return (
    <>
      <Hero />
      <Band tinted>
        <BandHeading
          eyebrow={t("areas.eyebrow")}
          title={t("areas.title")}
          text={t("areas.text", { brand })}
        />
        <Areas />
      </Band>
      <Band id="how">
        <Box sx={sideBySide}>
          <Box>
            <BandHeading eyebrow={t("day.eyebrow")} title={t("day.title")} />
            <Day />
          </Box>
          <BreathingScreen label={t("day.screen")}>
            <ScreenWord>{t("day.breathe")}</ScreenWord>
          </BreathingScreen>
        </Box>
      </Band>
      <Band tinted>
        <Box sx={sideBySide}>
          <Box sx={{ order: { xs: 2, md: 0 } }}>
            <GivingPicture label={t("giving.jar")} />
          </Box>
          <Box>
            <BandHeading eyebrow={t("giving.eyebrow")} title={t("giving.title")} text={t("giving.text")} />
            <Giving />
          </Box>
        </Box>
      </Band>
      <Band id="ask">
        <AskSection />
      </Band>
    </>
  );
}

function Hero() {
  const { t } = useTranslation("landing");
  return (
    <Box
      component="section"
      sx={{
        width: 1,
        maxWidth: 1200,
        mx: "auto",
        px: { xs: 2, sm: 4 },
        pt: { xs: 2, md: 3 },
        pb: { xs: 6, md: 8 },
      }}
    >
      <Box
        sx={{
          ...sideBySide,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 11fr) minmax(0, 10fr)" },
        }}
      >
        <Box>
          <Typography variant="overline" component="p" sx={{ color: "primary.main", fontSize: "0.9375rem" }}>
            {t("hero.eyebrow")}
          </Typography>
          <Typography
            variant="h1"
            sx={{
              fontSize: "clamp(2.125rem, 1.2rem + 3.9vw, 3.75rem)",
              lineHeight: 1.06,
              letterSpacing: "-0.02em",
            }}
          >
            {t("hero.title")}
          </Typography>
          <Typography
            sx={{
              fontSize: "clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)",
              color: "text.secondary",
              mt: 2.5,
              maxWidth: 560,
              textWrap: "pretty",
            }}
          >
            {t("hero.text")}
          </Typography>
          <Stack
            direction="row"
            sx={{ flexWrap: "wrap", gap: 1.5, mt: 4, "@media print": { display: "none" } }}
          >
            <Button href="#ask" variant="contained" size="large">
              {t("hero.ask")}
            </Button>
            <Button href="#how" variant="outlined" color="secondary" size="large">
              {t("hero.how")}
            </Button>
          </Stack>
        </Box>
        <HeroPicture label={t("hero.picture")} />
      </Box>
    </Box>
  );
}

const areas: readonly (readonly [
  name: "calm" | "character" | "play" | "words" | "family" | "giving",
  area: Area,
])[] = [
  ["calm", "mindful"],
  ["character", "trait"],
  ["play", "puzzle"],
  ["words", "nomination"],
  ["family", "connection"],
  ["giving", "charity"],
];

function Areas() {
  const { t } = useTranslation("landing");
  return (
    <Box
      sx={{
        display: "grid",
        gap: 2.5,
        mt: 4,
        gridTemplateColumns: "repeat(auto-fit, minmax(min(280px, 100%), 1fr))",
      }}
    >
      {areas.map(([name, area]) => (
        <Stack
          key={name}
          direction="row"
          sx={{
            gap: 2,
            bgcolor: "background.paper",
            border: 1,
            borderColor: "divider",
            borderRadius: 2,
            p: 2.5,
          }}
        >
          <Box
            aria-hidden
            sx={{
              flexShrink: 0,
              width: 52,
              height: 52,
              borderRadius: 1.5,
              display: "grid",
              placeItems: "center",
              bgcolor: `areaSoft.${area}`,
              color: `area.${area}`,
            }}
          >
            <AreaIcon area={area} sx={{ fontSize: 30 }} />
          </Box>
          <Box>
            <Typography variant="h3">{t(`areas.${name}.title`)}</Typography>
            <Typography sx={{ color: "text.secondary", mt: 0.5, textWrap: "pretty" }}>
              {t(`areas.${name}.text`)}
            </Typography>
          </Box>
        </Stack>
      ))}
    </Box>
  );
}

const steps: readonly (readonly [step: 1 | 2 | 3, area: Area])[] = [
  [1, "mindful"],
  [2, "play"],
  [3, "charity"],
];

function Day() {
  const { t } = useTranslation("landing");
  return (
    <Box component="ol" sx={{ mt: 4 }}>
      {steps.map(([step, area]) => (
        <Box
          component="li"
          key={step}
          sx={{
            position: "relative",
            pl: 8,
            pb: 3.5,
            "&:not(:last-of-type)::before": {
              content: '""',
              position: "absolute",
              left: 23,
              top: 52,
              bottom: 4,
              borderLeft: 2,
              borderStyle: "dashed",
              borderColor: "divider",
            },
          }}
        >
          <Box
            aria-hidden
            sx={{
              position: "absolute",
              left: 0,
              top: 0,
              width: 48,
              height: 48,
              borderRadius: "50%",
              display: "grid",
              placeItems: "center",
              bgcolor: `areaSoft.${area}`,
              color: `area.${area}`,
            }}
          >
            <AreaIcon area={area} sx={{ fontSize: 28 }} />
          </Box>
          <Typography variant="body2" sx={{ color: `area.${area}`, fontWeight: 700 }}>
            {t(`day.step${step}Time`)}
          </Typography>
          <Typography variant="h3">{t(`day.step${step}Title`)}</Typography>
          <Typography sx={{ color: "text.secondary", mt: 0.5, textWrap: "pretty" }}>
            {t(`day.step${step}Text`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Giving() {
  const { t } = useTranslation("landing");
  return (
    <Stack component="ol" sx={{ mt: 3, gap: 1.5 }}>
      {([1, 2, 3] as const).map((line) => (
        <Stack component="li" key={line} direction="row" sx={{ gap: 1.5, alignItems: "baseline" }}>
          <Box
            aria-hidden
            component="span"
            sx={{ color: "area.charity", fontWeight: 800, fontFamily: "h1.fontFamily" }}
          >
            {line}
          </Box>
          <Typography component="p" variant="subtitle1">
            {t(`giving.line${line}`)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
