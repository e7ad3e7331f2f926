import PlayIcon from "@mui/icons-material/PlayArrowRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ComponentType, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../ui/icons/Logo.tsx";
import type { PersonalPageData } from "./publicLeadCalls.ts";

/** The program's welcome video behind a cover; contacts its host only after play. */
export function WelcomeVideoCard({
  video: { url, title },
  Video,
  Transcript,
}: {
  readonly video: NonNullable<PersonalPageData["welcome_video"]>;
  readonly Video: ComponentType<{ readonly address: string; readonly title: string }>;
  readonly Transcript: ComponentType<{ readonly address: string }>;
}) {
  const { t } = useTranslation("landing");
  const [playing, setPlaying] = useState(false);
  const name = title ?? t("page.videoTitle");
  return (
    <Box className="no-print" sx={{ mt: 5, maxWidth: 900, mx: "auto" }}>
      <Box
        data-color="dark"
        sx={{
          width: 1,
          aspectRatio: { xs: "4 / 3", sm: "16 / 9" },
          borderRadius: 2.5,
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          display: "grid",
          placeItems: "center",
          containerType: "size",
          bgcolor: "background.default",
          color: "text.primary",
          backgroundImage:
            "radial-gradient(70% 90% at 50% 120%, color-mix(in srgb, var(--k-palette-primary-main) 42%, transparent), transparent)",
          "& iframe, & video": { width: 1, height: 1, borderRadius: 0 },
        }}
      >
        {playing ? (
          <Suspense fallback={<LogoMark size={64} />}>
            <Video address={url} title={name} />
          </Suspense>
        ) : (
          <Box
            component="button"
            type="button"
            aria-label={t("page.videoPlay", { title: name })}
            onClick={() => setPlaying(true)}
            sx={{
              width: 1,
              height: 1,
              border: 0,
              p: 3,
              cursor: "pointer",
              bgcolor: "transparent",
              color: "inherit",
              display: "flex",
              flexDirection: "column",
              alignItems: "center",
              justifyContent: "center",
              gap: 2.5,
              "&:hover .play": { transform: "scale(1.06)" },
              "&:focus-visible": { outlineOffset: -6, borderRadius: 2.5 },
            }}
          >
            <Box
              className="play"
              sx={{
                width: 96,
                height: 96,
                borderRadius: "50%",
                display: "grid",
                placeItems: "center",
                bgcolor: "primary.main",
                color: "primary.contrastText",
                transition: "transform 160ms",
              }}
            >
              <PlayIcon sx={{ fontSize: 56 }} />
            </Box>
            <Typography component="span" variant="h2" sx={{ textWrap: "balance" }}>
              {name}
            </Typography>
          </Box>
        )}
      </Box>
      {playing && (
        <Suspense fallback={null}>
          <Transcript address={url} />
        </Suspense>
      )}
      {url.startsWith("/") || (
        <Typography variant="body2" sx={{ color: "text.secondary", mt: 1 }}>
          {t("page.videoText")}
        </Typography>
      )}
    </Box>
  );
}
