import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router";
import { CallError } from "../core/CallError.ts";
import { ColdFire } from "../ui/illustrations/ColdFire.tsx";

/** A file of the app that did not come: the line is down, or a new version was put up and took it away. */
const isMissingFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported|module script|Importing a module/i.test(error.message);

const titles = {
  offline: "crash.offlineTitle",
  outdated: "crash.outdatedTitle",
  broken: "crash.title",
} as const;
const texts = { offline: "crash.offlineText", outdated: "crash.outdatedText", broken: "crash.text" } as const;

/**
 * Shown in place of a screen that broke: what happened, what was kept, what to do. Where no frame stands around it,
 * it is the `whole` page.
 */
export function ErrorPage({ whole = false }: { readonly whole?: boolean }) {
  const { t } = useTranslation("app");
  const error = useRouteError();
  const missing = isMissingFile(error);
  const [offline] = useState(() => missing && !navigator.onLine);
  const kind = offline ? "offline" : missing ? "outdated" : "broken";
  useEffect(() => {
    if (!offline) return;
    const reload = () => window.location.reload();
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, [offline]);
  const requestId = error instanceof CallError ? error.requestId : null;
  const said = (
    <Stack
      role="alert"
      spacing={2}
      sx={{ alignItems: "center", textAlign: "center", px: 3, py: { xs: 6, md: 10 } }}
    >
      <ColdFire />
      <Typography variant="h1">{t(titles[kind])}</Typography>
      <Typography sx={{ maxWidth: "56ch", color: "text.secondary" }}>{t(texts[kind])}</Typography>
      <Box sx={{ display: "flex", gap: 1.5, flexWrap: "wrap", justifyContent: "center", pt: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t("crash.reload")}
        </Button>
        <Button variant="outlined" href="/">
          {t("crash.home")}
        </Button>
      </Box>
      {requestId && (
        <Typography variant="caption" sx={{ color: "text.secondary" }}>
          {t("crash.request", { id: requestId })}
        </Typography>
      )}
    </Stack>
  );
  return whole ? <main>{said}</main> : said;
}
