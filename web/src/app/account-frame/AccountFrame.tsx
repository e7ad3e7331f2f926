import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { DemoBanner } from "../DemoBanner.tsx";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { measures, radius, shadow } from "../theme/tokens.ts";
import { useScreenTitle } from "../useScreenTitle.ts";
import day from "./signInDay.svg";
import night from "./signInNight.svg";

/** The version that small screens show under the card; the specification fixes it. */
const versionLabel = "v1.0.94";

/** The frame of the screens around signing in: a card with the logo on the drawn hills. */
export function AccountFrame() {
  const { t } = useTranslation("app");
  const constants = useConstants();
  useScreenTitle();
  return (
    <Box
      sx={(theme) => ({
        minHeight: "100dvh",
        display: "flex",
        flexDirection: "column",
        backgroundColor: "background.sunken",
        backgroundImage: `url(${day})`,
        backgroundSize: "cover",
        backgroundPosition: "center bottom",
        ...theme.applyStyles("dark", { backgroundImage: `url(${night})` }),
      })}
    >
      <DemoBanner />
      <Box
        component="main"
        sx={{ flex: 1, display: "flex", flexDirection: "column", alignItems: "center", p: 2 }}
      >
        <Paper
          sx={{
            width: "100%",
            maxWidth: measures.authContent,
            my: "auto",
            p: { xs: 3, sm: 5 },
            borderRadius: `${radius.large}px`,
            boxShadow: shadow.float,
          }}
        >
          <Box sx={{ mb: 3.5 }}>
            <Logo name={constants?.brand.name ?? "Kindling"} url={constants?.brand.logo ?? null} size={44} />
          </Box>
          <Suspense fallback={<Box sx={{ minHeight: 320 }} />}>
            <Outlet />
          </Suspense>
        </Paper>
        <Box
          component="footer"
          sx={{
            pt: 2,
            display: "flex",
            flexWrap: "wrap",
            gap: 1.5,
            justifyContent: "center",
            alignItems: "center",
          }}
        >
          <LanguageChoice />
          <ThemeChoice />
        </Box>
        <Box
          component="span"
          aria-label={t("version", { version: versionLabel })}
          sx={{
            display: { lg: "none" },
            mt: 1.5,
            px: 1.25,
            borderRadius: 1,
            bgcolor: "background.paper",
            color: "text.secondary",
            typography: "caption",
          }}
        >
          {versionLabel}
        </Box>
      </Box>
    </Box>
  );
}
