import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../core/language.ts";
import { captionTime } from "./captionLines.ts";
import { useCaptions } from "./useCaptions.ts";

/** What is said in a film, in each language it has captions in; nothing for a film without. */
export function Transcript({ address }: { readonly address: string }) {
  const { t } = useTranslation("curriculum");
  return useCaptions(address).map(({ language, cues }) => (
    <Box component="details" key={language} sx={{ mt: 2 }}>
      <Typography component="summary" sx={{ cursor: "pointer", fontWeight: 600, minHeight: 24 }}>
        {t("captions.transcript", { language: languageNames[language] })}
      </Typography>
      <Box
        lang={language}
        role="region"
        aria-label={t("captions.transcript", { language: languageNames[language] })}
        tabIndex={0}
        sx={{ maxHeight: "16rem", overflowY: "auto", mt: 1 }}
      >
        {cues.map(({ start, text }, index) => (
          <Typography key={index} sx={{ display: "flex", gap: 1.5, overflowWrap: "anywhere" }}>
            <Box component="span" sx={{ color: "text.secondary", minWidth: "3.5em" }}>
              {captionTime(Math.floor(start))}
            </Box>
            <span>{text}</span>
          </Typography>
        ))}
      </Box>
    </Box>
  ));
}
