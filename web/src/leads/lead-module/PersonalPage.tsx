import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router";
import { call } from "../../core/api.ts";
import { useFormat } from "../../core/language.ts";
import { succeed } from "../../core/toasts.ts";
import { ErrorNote } from "../../ui/feedback/ErrorNote.tsx";
import { LostKite } from "../../ui/illustrations/LostKite.tsx";
import { InquiryForm } from "./InquiryForm.tsx";
import { bodyOf } from "./inquiryBody.ts";
import type { InquiryValues } from "./inquiryDraft.ts";
import { Lantern } from "./pictures/Lantern.tsx";
import { type PersonalPageData, publicLeadCalls, type SampleActivity } from "./publicLeadCalls.ts";
import { SampleCard } from "./SampleCard.tsx";
import { Band, BandHeading } from "./Section.tsx";
import { useInquiryForm } from "./useInquiryForm.ts";
import { usePersonalPage } from "./usePersonalPage.ts";
import { WelcomeVideoCard } from "./WelcomeVideoCard.tsx";

interface PersonalPageProps {
  /** Plays a video; the classroom's. */
  readonly Video: ComponentType<{ readonly address: string; readonly title: string }>;
  /** What is said in a video. */
  readonly Transcript: ComponentType<{ readonly address: string }>;
  /** Shows an activity on the stage; the classroom's. */
  readonly Sample: ComponentType<{ readonly sample: SampleActivity; readonly onLeave: () => void }>;
}

export function PersonalPage({ Video, Transcript, Sample }: PersonalPageProps) {
  const { t } = useTranslation(["landing", "ui"]);
  const key = useParams()["unique_id"] ?? "";
  const { page, error, retry } = usePersonalPage(key);
  if (error === "missing") return <Missing />;
  if (error) {
    return (
      <Band>
        <ErrorNote found={{ error, refetch: retry }} things={t("page.unreachable")} />
      </Band>
    );
  }
  if (!page) return <Loading />;
  const { welcome_video: video, sample } = page;
  return (
    <>
      <Band>
        <Stack direction="row" sx={{ alignItems: "center", gap: { xs: 2, md: 5 } }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography
              variant="h1"
              sx={{
                fontSize: "clamp(1.875rem, 1.2rem + 3vw, 3.125rem)",
                lineHeight: 1.1,
                overflowWrap: "anywhere",
              }}
            >
              {t("page.hello", { name: page.first_name })}
            </Typography>
            <Typography
              component="p"
              variant="subtitle1"
              sx={{ color: "text.secondary", mt: 2, maxWidth: 620, textWrap: "pretty" }}
            >
              {t("page.intro", { organization: page.organization })}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ display: { xs: "none", sm: "block" }, flexShrink: 0 }}>
            <Lantern />
          </Box>
        </Stack>
        {video && <WelcomeVideoCard video={video} Video={Video} Transcript={Transcript} />}
      </Band>
      <Band tinted>
        <BandHeading
          eyebrow={t("page.sampleEyebrow")}
          title={t("page.sampleTitle")}
          text={t("page.sampleText")}
        />
        {sample ? (
          <SampleCard sample={sample} Sample={Sample} />
        ) : (
          <Typography sx={{ mt: 3 }}>{t("page.noSample")}</Typography>
        )}
      </Band>
      <Band>
        <Details key={page.unique_id} page={page} />
      </Band>
    </>
  );
}

function Details({ page }: { readonly page: PersonalPageData }) {
  const { t } = useTranslation("landing");
  const format = useFormat();
  const [saved, setSaved] = useState(false);
  const start: InquiryValues = {
    first_name: page.first_name,
    last_name: page.last_name ?? "",
    email: page.email,
    organization: page.organization,
    phone: page.phone ?? "",
    program_id: page.program ? String(page.program.id) : "",
    message: page.message ?? "",
  };
  const state = useInquiryForm(
    start,
    t("ask.updateFailed"),
    async (values) => {
      const { message } = await call(publicLeadCalls.update, {
        params: { unique_id: page.unique_id },
        body: bodyOf(values),
      });
      setSaved(true);
      if (message) succeed(message);
    },
    () => setSaved(false),
  );
  return (
    <Box
      sx={{
        display: "grid",
        gap: { xs: 3, md: 8 },
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
        alignItems: "start",
      }}
    >
      <Box>
        <Typography variant="h1" component="h2">
          {t("ask.completeTitle")}
        </Typography>
        <Typography
          component="p"
          variant="subtitle1"
          sx={{ color: "text.secondary", mt: 1.5, textWrap: "pretty" }}
        >
          {t("ask.completeIntro")}
        </Typography>
        <Typography sx={{ mt: 3, p: 2, borderRadius: 1.5, bgcolor: "background.tint", textWrap: "pretty" }}>
          {t("page.keep", { date: format.date(page.link_until) })}
        </Typography>
      </Box>
      <Card sx={{ p: { xs: 2.5, sm: 5 } }}>
        <InquiryForm state={state} submitLabel={t("ask.complete")}>
          <Typography
            role="status"
            sx={{ color: "success.main", fontWeight: 700, "&:empty": { display: "none" } }}
          >
            {saved && t("ask.saved")}
          </Typography>
        </InquiryForm>
      </Card>
    </Box>
  );
}

function Missing() {
  const { t } = useTranslation("landing");
  return (
    <Band>
      <Stack sx={{ alignItems: "center", textAlign: "center", gap: 2, py: 4 }}>
        <LostKite />
        <Typography variant="h1">{t("page.missingTitle")}</Typography>
        <Typography sx={{ color: "text.secondary", maxWidth: 460, textWrap: "pretty" }}>
          {t("page.missingText")}
        </Typography>
        <Button component={Link} to="/lead-module" variant="contained" size="large">
          {t("page.missingHome")}
        </Button>
      </Stack>
    </Band>
  );
}

function Loading() {
  return (
    <Band>
      <Stack spacing={3} aria-busy>
        <Skeleton variant="rounded" height={56} sx={{ maxWidth: 460 }} />
        <Skeleton variant="rounded" height={28} sx={{ maxWidth: 620 }} />
        <Skeleton variant="rounded" height={360} />
      </Stack>
    </Band>
  );
}
