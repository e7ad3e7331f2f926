import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";

interface Shown {
  readonly words: string;
  readonly signed_as: string;
  readonly photo: { readonly url: string } | null;
  readonly film: { readonly url: string } | null;
}

const frame = {
  display: "block",
  width: 1,
  maxHeight: 360,
  objectFit: "contain",
  borderRadius: 2,
  bgcolor: "background.sunken",
} as const;

/** A thank-you as classes see it: its photo, its film, its words, and who signed. */
export function ThankYouWords({
  words,
  signed_as,
  photo,
  film,
  charity,
}: Shown & { readonly charity: string }) {
  const { t } = useTranslation("giving");
  return (
    <Box component="figure" sx={{ m: 0, display: "grid", gap: 2 }}>
      {photo && <Box component="img" src={photo.url} alt={t("thankYous.photo", { charity })} sx={frame} />}
      {film && (
        <Box
          component="video"
          src={film.url}
          controls
          playsInline
          preload="metadata"
          aria-label={t("thankYous.film", { charity })}
          sx={frame}
        />
      )}
      <Typography component="blockquote" sx={{ m: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        “{words}”
      </Typography>
      <Typography component="figcaption" color="textSecondary" sx={{ overflowWrap: "anywhere" }}>
        {signed_as}
      </Typography>
    </Box>
  );
}
