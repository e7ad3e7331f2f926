import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import { useRouteError } from "react-router";
import { CallError } from "../core/CallError.ts";
import { useConstants } from "../core/constants.ts";
import { Logo } from "../ui/icons/Logo.tsx";
import { ColdFire } from "../ui/illustrations/ColdFire.tsx";
import { LoadingPage } from "./LoadingPage.tsx";
import { useBasics } from "./useBasics.ts";
import { isServerThere, useReload } from "./useReload.ts";

/** Whether an app file failed to load: offline, or removed by a new version. */
const isMissingFile = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported|module script|Importing a module|preload CSS/i.test(error.message);

const titles = {
  offline: "crash.offlineTitle",
  outdated: "crash.outdatedTitle",
  broken: "crash.title",
} as const;
const texts = { offline: "crash.offlineText", outdated: "crash.outdatedText", broken: "crash.text" } as const;

/**
 * Shown in place of a screen that broke: what happened, what was kept, what to do. Where no frame stands around it,
 * it is the `whole` page, under the brand.
 */
export function ErrorPage({ whole = false }: { readonly whole?: boolean }) {
  const { t } = useBasics();
  const error = useRouteError();
  const constants = useConstants();
  const missing = isMissingFile(error);
  // Null until the server has been asked.
  const [isThere, setThere] = useState(missing && navigator.onLine ? null : !missing);
  useEffect(() => {
    if (isThere === null) void isServerThere().then(setThere);
  }, [isThere]);
  const offline = isThere === false;
  const { isTrying, tryNow } = useReload(offline);
  const kind = offline ? "offline" : missing ? "outdated" : "broken";
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
        {offline ? (
          <Button variant="contained" loading={isTrying} onClick={() => void tryNow()}>
            {t("crash.tryAgain")}
          </Button>
        ) : (
          <>
            <Button variant="contained" onClick={() => window.location.reload()}>
              {t("crash.reload")}
            </Button>
            <Button variant="outlined" href="/">
              {t("crash.home")}
            </Button>
          </>
        )}
      </Box>
      {requestId && (
        <Typography variant="caption" color="textSecondary">
          {t("crash.request", { id: requestId })}
        </Typography>
      )}
    </Stack>
  );
  const shown = isThere === null ? <LoadingPage /> : said;
  if (!whole) return shown;
  return (
    <>
      <Box component="header" sx={{ px: { xs: 2, sm: 3 }, py: 1.5 }}>
        <Logo name={constants?.brand.name ?? "Kindling"} url={constants?.brand.logo ?? null} size={36} />
      </Box>
      <main>{shown}</main>
    </>
  );
}
