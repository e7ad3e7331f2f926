import type { ClassThankYou } from "@kindling/contract";
import Box from "@mui/material/Box";
import { useTranslation } from "react-i18next";
import { Words } from "../story/StoryWords.tsx";

const picture = {
  display: "block",
  maxWidth: 1,
  maxHeight: "min(58cqb, 22em)",
  objectFit: "contain",
  borderRadius: "0.8em",
} as const;

/** Longer words are set smaller, so that they fit the screen. */
const sizeOf = (words: string) => (words.length > 700 ? "0.85em" : words.length > 320 ? "1em" : "1.3em");

/** A thank-you as children read it from the back row: no names of classes, nothing to press but the film. */
export function ThanksSlide({ thanks }: { readonly thanks: ClassThankYou }) {
  const { t } = useTranslation("giving");
  const { words, signed_as, photo, film, charity } = thanks;
  const hasPicture = photo !== null || film !== null;
  return (
    <Box
      sx={{
        display: "grid",
        gap: "1.4em",
        width: 1,
        alignItems: "center",
        gridTemplateColumns: hasPicture ? "minmax(0, 1fr) minmax(0, 1fr)" : "minmax(0, 1fr)",
        "@container (max-width: 34em)": { gridTemplateColumns: "minmax(0, 1fr)" },
      }}
    >
      <Box sx={{ display: "grid", gap: "0.7em", minWidth: 0 }}>
        <Words look="over">{t("thankYous.from")}</Words>
        <Words look="title" as="h2">
          {charity.name}
        </Words>
        <Box component="blockquote" sx={{ m: 0, whiteSpace: "pre-line", fontSize: sizeOf(words) }}>
          <Words look="text">“{words}”</Words>
        </Box>
        <Words look="small">{signed_as}</Words>
      </Box>
      {hasPicture && (
        <Box sx={{ display: "grid", gap: "0.8em", justifyItems: "center", minWidth: 0 }}>
          {film ? (
            <Box
              component="video"
              src={film.url}
              controls
              playsInline
              preload="metadata"
              aria-label={t("thankYous.film", { charity: charity.name })}
              sx={picture}
            />
          ) : (
            <Box
              component="img"
              src={photo?.url}
              alt={t("thankYous.photo", { charity: charity.name })}
              sx={picture}
            />
          )}
        </Box>
      )}
    </Box>
  );
}
