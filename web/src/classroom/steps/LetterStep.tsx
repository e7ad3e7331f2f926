import { type ClassroomItem, languages } from "@kindling/contract";
import PrintIcon from "@mui/icons-material/PrintRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../core/language.ts";
import { LetterSheet } from "../../curriculum/family-letter/LetterSheet.tsx";
import { usePrinting } from "../../curriculum/printing/usePrinting.tsx";

/** The letter that goes home: its beginning to be seen, and a button for paper in each of its languages. */
export function LetterStep({
  item,
  letter,
}: {
  item: ClassroomItem;
  letter: Readonly<Record<string, string>>;
}) {
  const { t } = useTranslation("classroom");
  const { print, sheet } = usePrinting();
  const own = useLanguage();
  const written = languages.filter((language) => letter[language]);
  const shown = written.find((language) => language === own) ?? written[0];
  const prompt = typeof item.details["prompt"] === "string" ? item.details["prompt"] : null;
  return (
    <Stack sx={{ alignItems: "center", gap: "3cqb", width: 1 }}>
      <Typography variant="stageText" component="h2" sx={{ fontWeight: 700, textAlign: "center" }}>
        {t("letter.title")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, justifyContent: "center" }}>
        {written.map((language) => (
          <Button
            key={language}
            size="large"
            variant="contained"
            startIcon={<PrintIcon />}
            sx={{ typography: "stageLabel" }}
            onClick={() =>
              print(
                <LetterSheet
                  title={item.title}
                  text={letter[language] ?? ""}
                  prompt={prompt}
                  language={language}
                />,
              )
            }
          >
            {t(`letter.print.${language}`)}
          </Button>
        ))}
      </Stack>
      {shown && (
        <Box
          data-color="light"
          sx={{
            width: "min(100%, 46rem)",
            maxHeight: "46cqb",
            overflowY: "auto",
            bgcolor: "background.paper",
            color: "text.primary",
            borderRadius: 2,
            p: "max(16px, 2.5cqi)",
          }}
          role="region"
          aria-label={t("letter.region")}
          tabIndex={0}
        >
          <LetterSheet title={item.title} text={letter[shown] ?? ""} prompt={prompt} language={shown} />
        </Box>
      )}
      {sheet}
    </Stack>
  );
}
