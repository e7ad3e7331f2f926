import Back from "@mui/icons-material/ArrowBackRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useConstants } from "../../core/constants.ts";
import { newKey } from "../../core/newKey.ts";
import { WithSite } from "../WithSite.tsx";
import { ChooseMedia } from "./ChooseMedia.tsx";
import { classUploads } from "./classUploads.ts";
import { judgeFile } from "./judgeFile.ts";
import { OwnGallery } from "./OwnGallery.tsx";
import { UploadQueue } from "./UploadQueue.tsx";

function ClassMedia({ site }: { readonly site: { readonly id: number; readonly name: string } }) {
  const { t } = useTranslation(["media", "classroom", "app"]);
  const limits = useConstants()?.upload_limits;
  const upload = (files: readonly File[]) =>
    classUploads.add(
      files.map((file) => {
        const { kind, fault } = judgeFile(file, limits);
        const refusal =
          fault &&
          (fault.why === "tooLarge" ? t(`upload.tooLarge.${kind}`, { ...fault }) : t("upload.wrongKind"));
        return { key: newKey(), schoolId: site.id, file, kind, refusal };
      }),
    );
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
        <ChooseMedia onFiles={upload} />
        <UploadQueue />
        <OwnGallery siteId={site.id} />
      </Stack>
    </Box>
  );
}

/** Where a teacher shows what the class did: photos and videos from the phone, several at once. */
export function MediaPage() {
  return <WithSite>{(site) => <ClassMedia key={site.id} site={site} />}</WithSite>;
}
