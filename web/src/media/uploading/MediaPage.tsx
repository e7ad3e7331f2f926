import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { consentBody } from "../../classroom/consent/lastConsent.ts";
import { useTypedConsent } from "../../classroom/consent/useTypedConsent.ts";
import { WithSite } from "../../classroom/WithSite.tsx";
import { useSession } from "../../core/session.ts";
import { ToggleChoice } from "../../ui/ToggleChoice.tsx";
import { ClassConsents } from "../consents/ClassConsents.tsx";
import { ChooseMedia } from "./ChooseMedia.tsx";
import { OwnGallery } from "./OwnGallery.tsx";
import { UploadQueue } from "./UploadQueue.tsx";
import { useConsent } from "./useConsent.ts";
import { useUpload } from "./useUpload.ts";

const ConsentList = lazy(async () => ({
  default: (await import("../consents/ConsentList.tsx")).ConsentList,
}));

/** The photos and videos, or with `?view=consents` the consent for each file, those of responses too. */
function ClassMedia({ site }: { readonly site: { readonly id: number; readonly name: string } }) {
  const { t } = useTranslation(["media", "classroom", "app", "content"]);
  const [params, setParams] = useSearchParams();
  const isConsents = params.get("view") === "consents";
  const consent = useConsent();
  const owner = useSession()?.user.email ?? "";
  const typed = useTypedConsent({ owner, site: site.id });
  const upload = useUpload({ schoolId: site.id, consent: consentBody(typed.value) });
  return (
    <Box sx={{ width: 1, maxWidth: 1120, mx: "auto" }}>
      <Stack sx={{ gap: { xs: 2.5, md: 3 } }}>
        <Box>
          <Button component={Link} to="/instructor/home" startIcon={<Back />} sx={{ ml: -1.5, mb: 1 }}>
            {t("classroom:home.back")}
          </Button>
          <Typography variant="h1">{t("app:titles.classMedia")}</Typography>
          <Typography sx={{ color: "text.secondary", maxWidth: "42rem" }}>
            {site.name} · {t("mine.text")}
          </Typography>
        </Box>
        <ToggleChoice
          label={t("view.label")}
          value={isConsents ? "consents" : "gallery"}
          choices={[
            { value: "gallery", children: t("mine.gallery") },
            { value: "consents", children: t("content:consents.title") },
          ]}
          onChange={(next) => setParams(next === "consents" ? { view: next } : {}, { replace: true })}
          sx={{ alignSelf: "flex-start" }}
        />
        {isConsents ? (
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <ConsentList />
          </Suspense>
        ) : (
          <>
            <ChooseMedia consent={consent} typed={typed} onFiles={upload} />
            <UploadQueue />
            <OwnGallery siteId={site.id} />
            <ClassConsents siteId={site.id} />
          </>
        )}
      </Stack>
    </Box>
  );
}

export function MediaPage() {
  return <WithSite>{(site) => <ClassMedia key={site.id} site={site} />}</WithSite>;
}
