import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, Link as RouterLink, ScrollRestoration } from "react-router";
import { useConstants } from "../../core/constants.ts";
import { Logo } from "../../ui/icons/Logo.tsx";
import { DemoBanner } from "../DemoBanner.tsx";
import { LoadingPage } from "../LoadingPage.tsx";
import { LanguageChoice } from "../preferences/LanguageChoice.tsx";
import { ThemeChoice } from "../preferences/ThemeChoice.tsx";
import { contentId, SkipLink } from "../shell/SkipLink.tsx";
import { useScreenTitle } from "../useScreenTitle.ts";

const room = { width: 1, maxWidth: 1200, mx: "auto", px: { xs: 2, sm: 4 } };

/** The frame of the pages for schools that do not take part yet: the logo and the language above, the rest below. */
export function LeadFrame() {
  const { t } = useTranslation(["landing", "app"]);
  const constants = useConstants();
  const brand = constants?.brand.name ?? "Kindling";
  useScreenTitle();
  return (
    <Box sx={{ minHeight: "100dvh", display: "flex", flexDirection: "column" }}>
      <SkipLink />
      <DemoBanner />
      <Box
        component="header"
        sx={{
          ...room,
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          columnGap: 2,
          rowGap: 1,
          py: 2,
        }}
      >
        <Link
          component={RouterLink}
          to="/lead-module"
          underline="none"
          aria-label={t("app:menu.toHome", { brand })}
          sx={{ borderRadius: 1 }}
        >
          <Logo name={brand} url={constants?.brand.logo ?? null} size={34} />
        </Link>
        <Box className="no-print">
          <LanguageChoice />
        </Box>
      </Box>
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flex: 1, outline: "none" }}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
        <ScrollRestoration />
      </Box>
      <Box
        component="footer"
        className="no-print"
        sx={{ bgcolor: "background.sunken", mt: { xs: 6, md: 10 } }}
      >
        <Box
          sx={{
            ...room,
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 2,
            py: 3,
          }}
        >
          <Typography variant="note">
            {brand} · {t("footer.text")}
          </Typography>
          <Link component={RouterLink} to="/log-in" variant="body2">
            {t("footer.signIn")}
          </Link>
          <ThemeChoice />
        </Box>
      </Box>
    </Box>
  );
}
